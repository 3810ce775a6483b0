import java.util.*;
import java.util.concurrent.*;

public class ConcurrentMaps {
    public static void main(String[] args) {
        ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();
        for (String w : "to be or not to be".split(" ")) m.merge(w, 1, Integer::sum);
        System.out.println(new TreeMap<>(m) + " " + m.putIfAbsent("to", 9) + " " + m.computeIfAbsent("new", k -> 7) + " " + m.computeIfPresent("or", (k, v) -> null) + " " + m.getOrDefault("zz", 0) + " " + m.remove("not", 5) + " " + m.replace("be", 2, 20) + " " + m.mappingCount() + " " + m.containsValue(20));
        System.out.println(m.reduceValues(1000, Integer::sum) + " " + m.search(1000, (k, v) -> v == 7 ? k : null) + " " + m.reduce(1000, (k, v) -> k.length(), Integer::sum));
        for (String k : m.keySet()) m.remove(k);
        System.out.println(m + " " + m.isEmpty());
        try {
            m.put("k", null);
        } catch (NullPointerException e) {
            System.out.println("no nulls");
        }
        for (int i = 0; i < 1000; i++) m.put("k" + i, i);
        long s = 0;
        for (var e : m.entrySet()) s += e.getValue();
        System.out.println(s + " " + m.size());
        Set<String> ks = ConcurrentHashMap.newKeySet();
        ks.add("a");
        System.out.println(ks.add("a") + " " + ks);
        ConcurrentSkipListMap<Integer, String> sk = new ConcurrentSkipListMap<>();
        for (int i : new int[] {5, 1, 9, 3}) sk.put(i, "v" + i);
        System.out.println(sk + " " + sk.headMap(5) + " " + sk.ceilingKey(4) + " " + sk.pollFirstEntry() + " " + sk.descendingMap());
        System.out.println(new ConcurrentSkipListSet<>(List.of(3, 1, 2)).higher(1));
        CopyOnWriteArrayList<Integer> c = new CopyOnWriteArrayList<>(List.of(1, 2, 3));
        for (int x : c) c.add(x * 10);
        System.out.println(c + " " + c.addIfAbsent(1) + " " + c.addAllAbsent(List.of(1, 7)));
        try {
            Iterator<Integer> it = c.iterator();
            it.next();
            it.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println("snapshot iterator");
        }
        CopyOnWriteArraySet<String> cs = new CopyOnWriteArraySet<>(List.of("b", "a", "b"));
        System.out.println(cs);
        ConcurrentLinkedQueue<Integer> q = new ConcurrentLinkedQueue<>(List.of(1, 2));
        q.offer(3);
        System.out.println(q.poll() + " " + q.peek() + q + q.size());
        ConcurrentLinkedDeque<Integer> d = new ConcurrentLinkedDeque<>();
        d.addFirst(1);
        d.addLast(2);
        System.out.println(d.pollLast() + "" + d);
    }
}
