import java.util.*;
import java.util.function.*;
import java.util.stream.*;
public class CachesAndFailFast {
    static class LRU<K, V> extends LinkedHashMap<K, V> {
        private final int cap;
        LRU(int c) {
            super(16, .75f, true);
            cap = c;
        }
        @Override protected boolean removeEldestEntry(Map.Entry<K, V> e) {
            return size() > cap;
        }
    }
    static class LruManual<K, V> {
        private class Node {
            K k;
            V v;
            Node p, n;
        }
        private final Map<K, Node> m = new HashMap<>();
        private final Node h = new Node(), t = new Node();
        private final int cap;
        int hits, miss;
        LruManual(int c) {
            cap = c;
            h.n = t;
            t.p = h;
        }
        private void cut(Node x) {
            x.p.n = x.n;
            x.n.p = x.p;
        }
        private void front(Node x) {
            x.n = h.n;
            x.p = h;
            h.n.p = x;
            h.n = x;
        }
        V get(K k, Function<? super K, ? extends V> load) {
            Node x = m.get(k);
            if (x == null) {
                miss++;
                x = new Node();
                x.k = k;
                x.v = load.apply(k);
                m.put(k, x);
                if (m.size() > cap) {
                    m.remove(t.p.k);
                    cut(t.p);
                }
            } else {
                hits++;
                cut(x);
            }
            front(x);
            return x.v;
        }
        @Override public String toString() {
            StringJoiner sj = new StringJoiner(" <-> ", "[", "]").setEmptyValue("empty");
            for (Node x = h.n; x != t; x = x.n) sj.add(x.k + "=" + x.v);
            return sj.toString();
        }
    }
    static class LFU {
        final int cap;
        int min;
        Map<Integer, Integer> vals = new HashMap<>(), cnt = new HashMap<>();
        Map<Integer, LinkedHashSet<Integer>> lists = new TreeMap<>();
        LFU(int c) {
            cap = c;
        }
        int get(int k) {
            if (!vals.containsKey(k)) return -1;
            int c = cnt.merge(k, 1, Integer::sum);
            lists.get(c - 1).remove(k);
            if (c - 1 == min && lists.get(min).isEmpty()) min++;
            lists.computeIfAbsent(c, z -> new LinkedHashSet<>()).add(k);
            return vals.get(k);
        }
        void put(int k, int v) {
            if (vals.containsKey(k)) {
                vals.put(k, v);
                get(k);
                return;
            }
            if (vals.size() >= cap) {
                int e = lists.get(min).iterator().next();
                lists.get(min).remove(e);
                vals.remove(e);
                cnt.remove(e);
            }
            vals.put(k, v);
            cnt.put(k, 1);
            min = 1;
            lists.computeIfAbsent(1, z -> new LinkedHashSet<>()).add(k);
        }
    }
    static class MultiKey {
        final Object[] parts;
        MultiKey(Object... p) {
            parts = p;
        }
        @Override public int hashCode() {
            return Arrays.deepHashCode(parts);
        }
        @Override public boolean equals(Object o) {
            return o instanceof MultiKey m && Arrays.deepEquals(parts, m.parts);
        }
        @Override public String toString() {
            return Arrays.deepToString(parts);
        }
    }
    static class IntList extends AbstractList<Integer> implements RandomAccess {
        int[] d = new int[2];
        int n;
        @Override public Integer get(int i) {
            return d[Objects.checkIndex(i, n)];
        }
        @Override public int size() {
            return n;
        }
        @Override public void add(int i, Integer x) {
            modCount++;
            if (n == d.length) d = Arrays.copyOf(d, n * 2);
            System.arraycopy(d, i, d, i + 1, n - i);
            d[i] = x;
            n++;
        }
        @Override public Integer remove(int i) {
            modCount++;
            int o = get(i);
            System.arraycopy(d, i + 1, d, i, --n - i);
            return o;
        }
        @Override public Integer set(int i, Integer v) {
            int o = get(i);
            d[i] = v;
            return o;
        }
    }
    static <T> void cme(String what, Collection<T> c, Consumer<Collection<T>> mod) {
        try {
            for (T t : c) mod.accept(c);
            System.out.println(what + " fine " + c);
        } catch (Exception e) {
            System.out.println(what + " " + e);
        }
    }
    public static void main(String[] args) {
        LRU<String, Integer> l = new LRU<>(3);
        for (String s : "a b c a d e a f".split(" ")) {
            l.merge(s, 1, Integer::sum);
            System.out.print(l + " ");
        }
        System.out.println();
        l.getOrDefault("e", 0);
        System.out.println(l.keySet() + " " + l.values() + l.entrySet());
        l.replaceAll((k, v) -> v * 10);
        l.computeIfPresent("a", (k, v) -> null);
        System.out.println(l);
        LruManual<Integer, String> m = new LruManual<>(3);
        System.out.println(m);
        for (int k : new int[]{1, 2, 3, 1, 4, 2, 5, 1}) m.get(k, i -> "v" + i);
        System.out.println(m + " " + m.hits + "/" + m.miss);
        LFU f = new LFU(2);
        f.put(1, 1);
        f.put(2, 2);
        System.out.print(f.get(1) + " ");
        f.put(3, 3);
        System.out.print(f.get(2) + " " + f.get(3) + " ");
        f.put(4, 4);
        System.out.println(f.get(1) + " " + f.get(3) + " " + f.get(4) + f.lists);
        Map<MultiKey, Integer> mk = new HashMap<>();
        mk.put(new MultiKey(1, new int[]{2, 3}, "x"), 7);
        System.out.println(mk.get(new MultiKey(1, new int[]{2, 3}, "x")) + " " + mk + " " + new MultiKey((Object) null).hashCode());
        IntList il = new IntList();
        for (int i = 0; i < 7; i++) il.add(i * i % 11);
        System.out.println(il + " " + il.subList(2, 5) + il.indexOf(9) + il.contains(5));
        Collections.sort(il, Comparator.reverseOrder());
        System.out.println(il);
        il.subList(1, 4).clear();
        System.out.println(il + " " + il.hashCode() + il.equals(new ArrayList<>(il)));
        il.removeIf(v -> v % 2 == 0);
        System.out.println(il);
        ListIterator<Integer> it = il.listIterator(il.size());
        while (it.hasPrevious()) {
            int v = it.previous();
            it.set(v + 1);
            if (v == 5) it.add(77);
        }
        System.out.println(il);
        try {
            il.get(100);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            il.subList(0, 2).get(5);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            il.subList(3, 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        cme("AL", new ArrayList<>(List.of(1, 2, 3)), c -> c.add(4));
        cme("AL last", new ArrayList<>(List.of(1, 2)), c -> c.remove(c.iterator().next()));
        cme("LL", new LinkedList<>(List.of(1, 2, 3)), c -> c.remove(2));
        cme("HS", new HashSet<>(List.of(1, 2, 3)), c -> c.add(99));
        cme("TS", new TreeSet<>(List.of(1, 2, 3)), c -> c.remove(3));
        cme("AD", new ArrayDeque<>(List.of(1, 2, 3)), c -> c.clear());
        cme("PQ", new PriorityQueue<>(List.of(1, 2, 3)), c -> c.remove(1));
        cme("Vec", new Vector<>(List.of(1, 2, 3)), c -> c.add(1));
        cme("COW", new java.util.concurrent.CopyOnWriteArrayList<>(List.of(1, 2, 3)), c -> c.add(9));
        cme("CSL", new java.util.concurrent.ConcurrentSkipListSet<>(List.of(1, 2, 3)), c -> c.remove(2));
        cme("LHS", new LinkedHashSet<>(List.of(1, 2, 3)), c -> c.add(9));
        cme("IL", il, c -> c.add(1));
        cme("sub", new ArrayList<>(List.of(1, 2, 3, 4)).subList(0, 3), c -> c.add(1));
        cme("imm", List.of(1), c -> c.add(1));
        cme("asList", Arrays.asList(1, 2), c -> c.add(1));
        cme("sync", Collections.synchronizedList(new ArrayList<>(List.of(1))), c -> c.add(1));
        cme("unm", Collections.unmodifiableCollection(new ArrayList<>(List.of(1))), c -> c.add(1));
        cme("chk", Collections.checkedList(new ArrayList<>(List.of(1)), Integer.class), c -> ((Collection) c).add("s"));
        cme("keys", new TreeMap<>(Map.of(1, 2, 3, 4)).keySet(), c -> c.remove(3));
        cme("sing", Collections.singleton(1), Collection::clear);
        cme("nC", new ArrayList<>(Collections.nCopies(2, "z")), c -> c.retainAll(Set.of()));
        try {
            Map<Integer, Integer> hm = new HashMap<>();
            hm.computeIfAbsent(1, k -> {
                hm.put(2, 2);
                return 1;
            });
        } catch (ConcurrentModificationException e) {
            System.out.println(e);
        }
        try {
            new ArrayList<>(List.of(1, 2)).forEach(new ArrayList<>(List.of(5))::remove);
        } catch (Exception e) {
            System.out.println(e);
        }
        List<Integer> big = IntStream.range(0, 5).boxed().collect(Collectors.toCollection(ArrayList::new));
        try {
            big.stream().peek(i -> big.add(i)).limit(3).forEach(i -> {
            });
        } catch (ConcurrentModificationException e) {
            System.out.println(e + "" + big);
        }
        try {
            big.iterator().remove();
        } catch (IllegalStateException e) {
            System.out.println(e);
        }
        try {
            new ArrayList<>().iterator().next();
        } catch (NoSuchElementException e) {
            System.out.println(e);
        }
    }
}
