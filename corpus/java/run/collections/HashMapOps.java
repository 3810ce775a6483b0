import java.util.*;

public class HashMapOps {
    static class BadHash {
        final int v;

        BadHash(int v) {
            this.v = v;
        }

        @Override
        public int hashCode() {
            return v % 3;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof BadHash b && b.v == v;
        }
    }

    static class CmpHash extends BadHash implements Comparable<CmpHash> {
        CmpHash(int v) {
            super(v);
        }

        @Override
        public int hashCode() {
            return 42;
        }

        public int compareTo(CmpHash o) {
            return Integer.compare(v, o.v);
        }
    }

    public static void main(String[] args) {
        Map<String, Integer> m = new HashMap<>();
        for (String w : "the quick brown fox jumps over the lazy dog the end".split(" ")) m.merge(w, 1, Integer::sum);
        System.out.println(m);
        System.out.println(m.get("the") + " " + m.get("nope") + " " + m.getOrDefault("nope", -1) + " " + m.containsKey("fox") + " " + m.containsValue(3) + " " + m.size());
        System.out.println(m.put("fox", 100) + " " + m.putIfAbsent("fox", 1) + " " + m.putIfAbsent("cat", 1) + " " + m.remove("dog") + " " + m.remove("fox", 5) + " " + m.remove("fox", 100) + " " + m.replace("cat", 9) + " " + m.replace("cat", 9, 10) + " " + m.replace("zzz", 1));
        System.out.println(m.computeIfAbsent("new", String::length) + " " + m.computeIfPresent("new", (k, v) -> v + 1) + " " + m.computeIfPresent("new", (k, v) -> null) + " " + m.containsKey("new") + " " + m.compute("the", (k, v) -> v == null ? 1 : v * 10) + " " + m.merge("the", 1, (a, b) -> null) + " " + m.get("the"));
        System.out.println(new TreeMap<>(m));
        m.replaceAll((k, v) -> v + k.length());
        m.keySet().removeIf(k -> k.startsWith("o"));
        m.values().remove(6);
        m.entrySet().removeIf(e -> e.getValue() > 10);
        for (Map.Entry<String, Integer> e : m.entrySet()) e.setValue(-e.getValue());
        System.out.println(new TreeMap<>(m) + " " + m.hashCode());
        m.put(null, 0);
        m.put("nullv", null);
        System.out.println(m.get(null) + " " + m.containsKey("nullv") + " " + m.getOrDefault("nullv", 5) + " " + m.putIfAbsent("nullv", 7) + " " + m.get("nullv"));
        try {
            for (String k : m.keySet()) m.remove("nullv".equals(k) ? "brown" : "nullv");
        } catch (ConcurrentModificationException e) {
            System.out.println("cme");
        }
        try {
            m.computeIfAbsent("q", k -> {
                m.put("r", 1);
                return 2;
            });
        } catch (ConcurrentModificationException e) {
            System.out.println("cme in compute");
        }
        Map<BadHash, Integer> bad = new HashMap<>();
        for (int i = 0; i < 200; i++) bad.put(new BadHash(i), i);
        int sum = 0;
        for (int i = 0; i < 200; i += 2) sum += bad.remove(new BadHash(i));
        System.out.println(sum + " " + bad.size() + " " + bad.get(new BadHash(77)) + " " + bad.get(new BadHash(78)));
        Map<CmpHash, Integer> tree = new HashMap<>();
        for (int i = 0; i < 100; i++) tree.put(new CmpHash(i * 7 % 100), i);
        for (int i = 0; i < 90; i++) tree.remove(new CmpHash(i));
        System.out.println(tree.size() + " " + tree.get(new CmpHash(95)));
        Map<Integer, Integer> grow = new HashMap<>(2, 0.5f);
        for (int i = 0; i < 1000; i++) grow.put(i * 31, i);
        long s = 0;
        for (var e : grow.entrySet()) s = s * 31 + e.getKey() * e.getValue();
        System.out.println(s);
        System.out.println(new HashSet<>(List.of(17, 33, 1, 16, 0, 100, -1)));
        System.out.println(new HashSet<>(List.of("banana", "apple", "cherry", "date")));
        System.out.println(new HashMap<>(Map.of(1, 2)).equals(Map.of(1, 2)) + " " + new HashMap<>(Map.of(1, 2)).entrySet().contains(Map.entry(1, 2)));
        Map<Object, Object> self = new HashMap<>();
        self.put("me", self);
        System.out.println(self);
    }
}
