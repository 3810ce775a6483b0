import java.util.*;
import java.util.function.*;
import java.util.stream.*;
public class IteratorsOfOwn {
    static class Range implements Iterable<Integer> {
        final int lo, hi, step;
        Range(int lo, int hi, int step) {
            if (step == 0) throw new IllegalArgumentException("step");
            this.lo = lo;
            this.hi = hi;
            this.step = step;
        }
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                int at = lo;
                public boolean hasNext() {
                    return step > 0 ? at < hi : at > hi;
                }
                public Integer next() {
                    if (!hasNext()) throw new NoSuchElementException("at " + at);
                    int v = at;
                    at += step;
                    return v;
                }
            };
        }
    }
    static class Ring<E> extends AbstractCollection<E> implements Queue<E> {
        private final Object[] a;
        private int head, n;
        Ring(int cap) {
            a = new Object[cap];
        }
        @SuppressWarnings("unchecked") public Iterator<E> iterator() {
            return new Iterator<>() {
                int i = 0, expected = n;
                public boolean hasNext() {
                    return i < n;
                }
                public E next() {
                    if (expected != n) throw new ConcurrentModificationException("ring");
                    return (E) a[(head + i++) % a.length];
                }
            };
        }
        public int size() {
            return n;
        }
        public boolean offer(E e) {
            if (n == a.length) return false;
            a[(head + n++) % a.length] = e;
            return true;
        }
        @Override public boolean add(E e) {
            if (!offer(e)) throw new IllegalStateException("full");
            return true;
        }
        @SuppressWarnings("unchecked") public E poll() {
            if (n == 0) return null;
            E e = (E) a[head];
            a[head] = null;
            head = (head + 1) % a.length;
            n--;
            return e;
        }
        public E remove() {
            E e = poll();
            if (e == null) throw new NoSuchElementException();
            return e;
        }
        @SuppressWarnings("unchecked") public E peek() {
            return n == 0 ? null : (E) a[head];
        }
        public E element() {
            if (n == 0) throw new NoSuchElementException("empty ring");
            return peek();
        }
    }
    static class Words extends AbstractList<String> implements RandomAccess {
        private final String text;
        private final int[] starts;
        Words(String t) {
            text = t;
            starts = IntStream.range(0, t.length()).filter(i -> t.charAt(i) != ' ' && (i == 0 || t.charAt(i - 1) == ' ')).toArray();
        }
        public String get(int i) {
            Objects.checkIndex(i, starts.length);
            int e = text.indexOf(' ', starts[i]);
            return text.substring(starts[i], e < 0 ? text.length() : e);
        }
        public int size() {
            return starts.length;
        }
    }
    static class LazyMap<K, V> extends AbstractMap<K, V> {
        final Map<K, V> m = new LinkedHashMap<>();
        final Function<K, V> f;
        LazyMap(Function<K, V> f) {
            this.f = f;
        }
        @SuppressWarnings("unchecked") @Override public V get(Object k) {
            return m.computeIfAbsent((K) k, f);
        }
        @Override public Set<Entry<K, V>> entrySet() {
            return Collections.unmodifiableSet(m.entrySet());
        }
    }
    static <T> Iterator<T> cycle(List<T> l) {
        return Stream.iterate(0, i -> (i + 1) % l.size()).map(l::get).iterator();
    }
    static <T> Stream<List<T>> chunks(Iterator<T> it, int n) {
        return StreamSupport.stream(new Spliterators.AbstractSpliterator<List<T>>(Long.MAX_VALUE, Spliterator.ORDERED) { public boolean tryAdvance(Consumer<? super List<T>> c) { List<T> l = new ArrayList<>(); while (l.size() < n && it.hasNext()) l.add(it.next()); if (l.isEmpty()) return false; c.accept(l); return true; } }, false);
    }
    public static void main(String[] args) {
        for (int i : new Range(0, 10, 3)) System.out.print(i + " ");
        for (int i : new Range(5, 0, -2)) System.out.print(i + " ");
        System.out.println();
        Iterator<Integer> it = new Range(0, 1, 1).iterator();
        it.next();
        try {
            it.next();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            it.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        Ring<String> r = new Ring<>(3);
        r.add("a");
        r.add("b");
        r.add("c");
        System.out.println(r.offer("d") + " " + r + r.poll() + r.offer("d") + r + r.contains("d") + r.toArray().length);
        try {
            r.add("e");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            for (String s : r) r.poll();
        } catch (ConcurrentModificationException e) {
            System.out.println(e.getMessage());
        }
        r.clear();
        try {
            r.element();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        Words w = new Words("the quick  brown fox");
        System.out.println(w + " " + w.indexOf("fox") + w.subList(1, 3) + w.contains("the") + w.stream().map(String::length).toList() + w.equals(List.of("the", "quick", "brown", "fox")) + w.hashCode());
        try {
            w.get(9);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            w.add("x");
        } catch (UnsupportedOperationException e) {
            System.out.println(e);
        }
        try {
            w.iterator().remove();
        } catch (IllegalStateException e) {
            System.out.println(e);
        }
        LazyMap<Integer, Integer> lm = new LazyMap<>(k -> k * k);
        System.out.println(lm.get(4) + " " + lm.get(2) + lm + lm.size() + lm.keySet() + lm.values() + lm.containsValue(16));
        try {
            lm.put(1, 1);
        } catch (UnsupportedOperationException e) {
            System.out.println("ro");
        }
        Iterator<String> c = cycle(List.of("x", "y"));
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 5; i++) sb.append(c.next());
        System.out.println(sb + " " + chunks(new Range(0, 8, 1).iterator(), 3).toList());
        PrimitiveIterator.OfInt pi = IntStream.of(3, 4).iterator();
        System.out.println(pi.nextInt() + pi.next());
        Spliterator<Integer> sp = new Range(0, 9, 2).spliterator();
        sp.tryAdvance(x -> System.out.print("first " + x + "; "));
        sp.forEachRemaining(x -> System.out.print(x + " "));
        System.out.println(sp.estimateSize() + " " + sp.getExactSizeIfKnown());
        new Range(1, 4, 1).forEach(System.out::print);
        System.out.println(StreamSupport.stream(new Range(1, 100, 7).spliterator(), true).mapToInt(x -> x).sum());
    }
}
