import java.util.*;

public class LinkedMaps {
    static class Lru<K, V> extends LinkedHashMap<K, V> {
        final int cap;

        Lru(int cap) {
            super(16, 0.75f, true);
            this.cap = cap;
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<K, V> e) {
            boolean drop = size() > cap;
            if (drop) System.out.println("evict " + e);
            return drop;
        }
    }

    public static void main(String[] args) {
        Map<String, Integer> m = new LinkedHashMap<>();
        m.put("z", 1);
        m.put("a", 2);
        m.put("m", 3);
        m.put("z", 4);
        System.out.println(m + " " + m.keySet() + " " + m.values());
        m.remove("a");
        m.put("a", 5);
        m.putIfAbsent("z", 9);
        System.out.println(m);
        Lru<Integer, String> lru = new Lru<>(3);
        for (int i = 0; i < 4; i++) lru.put(i, "v" + i);
        lru.get(1);
        lru.getOrDefault(2, "");
        lru.put(9, "nine");
        lru.putIfAbsent(1, "x");
        lru.computeIfAbsent(10, k -> "ten");
        System.out.println(lru);
        lru.forEach((k, v) -> System.out.print(k + v + " "));
        System.out.println();
        Iterator<Integer> it = lru.keySet().iterator();
        it.next();
        it.remove();
        System.out.println(lru);
        LinkedHashMap<String, Integer> acc = new LinkedHashMap<>(8, 1f, true);
        acc.put("a", 1);
        acc.put("b", 2);
        try {
            for (String k : acc.keySet()) acc.get("a");
        } catch (ConcurrentModificationException e) {
            System.out.println("access order get is structural");
        }
        LinkedHashSet<Integer> s = new LinkedHashSet<>(List.of(5, 3, 9, 3 + 2 - 4));
        s.add(3);
        s.remove(5);
        s.add(5);
        System.out.println(s + " " + s.contains(9));
        IdentityHashMap<String, Integer> id = new IdentityHashMap<>();
        String k1 = new String("k"), k2 = new String("k");
        id.put(k1, 1);
        id.put(k2, 2);
        System.out.println(id.size() + " " + id.get(k1) + id.get(k2) + id.get("k"));
        WeakHashMap<String, Integer> w = new WeakHashMap<>();
        w.put(k1, 1);
        System.out.println(w.get("k") + " " + w.size());
        Hashtable<String, Integer> h = new Hashtable<>();
        h.put("one", 1);
        h.put("two", 2);
        h.put("three", 3);
        System.out.println(h + " " + h.contains(2));
        try {
            h.put("x", null);
        } catch (NullPointerException e) {
            System.out.println("no null");
        }
        Properties p = new Properties();
        p.setProperty("k", "v");
        System.out.println(p.getProperty("k") + p.getProperty("q", "d") + p.getProperty("z"));
    }
}
