import java.util.*;

public class TreeMapViews {
    public static void main(String[] args) {
        TreeMap<Integer, String> m = new TreeMap<>();
        for (int i = 10; i <= 100; i += 10) m.put(i, "v" + i);
        System.out.println(m.firstKey() + " " + m.lastEntry() + " " + m.floorKey(35) + " " + m.ceilingKey(35) + " " + m.lowerKey(30) + " " + m.higherKey(30) + " " + m.floorEntry(5) + " " + m.higherEntry(100));
        System.out.println(m.headMap(30) + " " + m.headMap(30, true) + " " + m.tailMap(80) + " " + m.tailMap(80, false) + " " + m.subMap(20, 50) + " " + m.subMap(20, false, 50, true));
        NavigableMap<Integer, String> d = m.descendingMap();
        System.out.println(d.firstKey() + " " + d.headMap(70) + " " + d.higherKey(50) + " " + m.descendingKeySet());
        NavigableMap<Integer, String> sub = m.subMap(30, true, 60, true);
        sub.put(35, "new");
        sub.remove(40);
        m.put(55, "x");
        System.out.println(sub + " " + sub.size() + " " + m.size() + " " + sub.lowerKey(30) + " " + sub.pollFirstEntry() + " " + sub.descendingMap());
        try {
            sub.put(70, "out");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            m.subMap(5, 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(m.pollLastEntry() + " " + m.pollFirstEntry() + " " + m);
        sub.clear();
        System.out.println(m + " " + sub.isEmpty());
        try {
            m.firstEntry().setValue("no");
        } catch (UnsupportedOperationException e) {
            System.out.println("snapshot entry");
        }
        for (var e : m.entrySet()) e.setValue(e.getValue().toUpperCase());
        System.out.println(m.values());
        try {
            m.put(null, "x");
        } catch (NullPointerException e) {
            System.out.println("null key");
        }
        TreeMap<String, Integer> ci = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        ci.put("Abc", 1);
        ci.put("aBC", 2);
        ci.put("b", 3);
        System.out.println(ci + " " + ci.containsKey("ABC") + " " + ci.headMap("B"));
        TreeMap<String, Integer> nf = new TreeMap<>(Comparator.nullsFirst(Comparator.reverseOrder()));
        nf.put("x", 1);
        nf.put(null, 0);
        nf.put("y", 2);
        System.out.println(nf);
        TreeSet<Integer> s = new TreeSet<>(List.of(5, 1, 9, 3, 7));
        System.out.println(s + " " + s.floor(4) + " " + s.ceiling(4) + " " + s.headSet(5) + s.tailSet(5) + s.subSet(2, 8) + s.descendingSet() + " " + s.pollFirst() + s.first() + s.last() + s.higher(9) + s.lower(3));
        s.headSet(6).clear();
        System.out.println(s);
        TreeMap<Integer, Integer> rb = new TreeMap<>();
        Random r = new Random(1);
        for (int i = 0; i < 2000; i++) {
            int k = r.nextInt(500);
            if (r.nextBoolean()) rb.put(k, i);
            else rb.remove(k);
        }
        int prev = -1;
        boolean ok = true;
        for (int k : rb.keySet()) {
            ok &= k > prev;
            prev = k;
        }
        System.out.println(ok + " " + rb.size() + " " + rb.firstEntry() + " " + rb.lastEntry());
        try {
            new TreeSet<>().first();
        } catch (NoSuchElementException e) {
            System.out.println("empty");
        }
    }
}
