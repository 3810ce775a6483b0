import java.util.*;

public class AbstractCollectionsCustom {
    static class Range extends AbstractList<Integer> implements RandomAccess {
        final int lo, hi;

        Range(int lo, int hi) {
            this.lo = lo;
            this.hi = hi;
        }

        @Override
        public Integer get(int i) {
            return lo + Objects.checkIndex(i, size());
        }

        @Override
        public int size() {
            return hi - lo;
        }
    }

    static class Bag<T> extends AbstractCollection<T> {
        private final Map<T, Integer> counts = new TreeMap<>();

        @Override
        public boolean add(T t) {
            counts.merge(t, 1, Integer::sum);
            return true;
        }

        @Override
        public Iterator<T> iterator() {
            List<T> all = new ArrayList<>();
            counts.forEach((k, v) -> all.addAll(Collections.nCopies(v, k)));
            return all.iterator();
        }

        @Override
        public int size() {
            return counts.values().stream().mapToInt(Integer::intValue).sum();
        }
    }

    static class Squares extends AbstractMap<Integer, Integer> {
        @Override
        public Set<Entry<Integer, Integer>> entrySet() {
            return new AbstractSet<>() {
                @Override
                public Iterator<Entry<Integer, Integer>> iterator() {
                    return new Iterator<>() {
                        int i = 1;

                        public boolean hasNext() {
                            return i <= 4;
                        }

                        public Entry<Integer, Integer> next() {
                            return new SimpleImmutableEntry<>(i, i * i++);
                        }
                    };
                }

                @Override
                public int size() {
                    return 4;
                }
            };
        }
    }

    public static void main(String[] args) {
        Range r = new Range(3, 9);
        System.out.println(r + " " + r.contains(5) + " " + r.indexOf(8) + " " + r.subList(1, 3) + " " + r.equals(List.of(3, 4, 5, 6, 7, 8)) + " " + r.hashCode() + " " + r.stream().mapToInt(x -> x).sum());
        try {
            r.add(1);
        } catch (UnsupportedOperationException e) {
            System.out.println("unsupported " + e.getMessage());
        }
        try {
            r.get(6);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        Bag<String> b = new Bag<>();
        Collections.addAll(b, "x", "a", "x");
        b.addAll(List.of("b", "a"));
        System.out.println(b + " " + b.size() + " " + b.contains("b") + " " + Arrays.toString(b.toArray(new String[0])) + " " + b.containsAll(List.of("a", "x")));
        Squares s = new Squares();
        System.out.println(s + " " + s.get(3) + " " + s.get(9) + " " + s.containsValue(16) + " " + s.keySet() + " " + s.values() + " " + s.equals(Map.of(1, 1, 2, 4, 3, 9, 4, 16)) + " " + s.hashCode());
        try {
            s.put(1, 1);
        } catch (UnsupportedOperationException e) {
            System.out.println("map unsupported");
        }
    }
}
