import java.util.*;
import java.util.stream.StreamSupport;

public class IteratorsAndSpliterators {
    static class Fib implements Iterable<Long> {
        final int n;

        Fib(int n) {
            this.n = n;
        }

        @Override
        public Iterator<Long> iterator() {
            return new Iterator<>() {
                long a = 0, b = 1;
                int i;

                @Override
                public boolean hasNext() {
                    return i < n;
                }

                @Override
                public Long next() {
                    if (!hasNext()) throw new NoSuchElementException("after " + n);
                    long r = a;
                    a = b;
                    b += r;
                    i++;
                    return r;
                }
            };
        }
    }

    static class Flatten<T> implements Iterator<T> {
        final Iterator<? extends Iterable<T>> outer;
        Iterator<T> inner = Collections.emptyIterator();

        Flatten(Iterable<? extends Iterable<T>> it) {
            outer = it.iterator();
        }

        public boolean hasNext() {
            while (!inner.hasNext() && outer.hasNext()) inner = outer.next().iterator();
            return inner.hasNext();
        }

        public T next() {
            hasNext();
            return inner.next();
        }
    }

    public static void main(String[] args) {
        for (long f : new Fib(12)) System.out.print(f + " ");
        System.out.println();
        Iterator<Long> it = new Fib(1).iterator();
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
        new Fib(5).forEach(x -> System.out.print(x + ","));
        new Fib(4).iterator().forEachRemaining(x -> System.out.print(x + ";"));
        System.out.println();
        new Flatten<>(List.of(List.of(1, 2), List.<Integer>of(), List.of(3))).forEachRemaining(System.out::print);
        System.out.println();
        System.out.println(StreamSupport.stream(new Fib(10).spliterator(), false).filter(x -> x % 2 == 0).toList());
        Spliterator<Integer> s = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6, 7, 8)).spliterator();
        System.out.println(s.estimateSize() + " " + s.hasCharacteristics(Spliterator.SIZED) + " " + s.hasCharacteristics(Spliterator.SORTED));
        Spliterator<Integer> h = s.trySplit();
        h.forEachRemaining(System.out::print);
        System.out.print("|");
        s.tryAdvance(System.out::print);
        System.out.println(" " + s.estimateSize() + " " + s.getExactSizeIfKnown());
        Spliterator<Integer> ts = new TreeSet<>(List.of(3, 1, 2)).spliterator();
        System.out.println(ts.hasCharacteristics(Spliterator.SORTED) + " " + ts.getComparator());
        PrimitiveIterator.OfInt pi = Arrays.stream(new int[] {4, 5}).iterator();
        System.out.println(pi.nextInt() + pi.next() + " " + pi.hasNext());
        Iterator<Integer> oi = Spliterators.iterator(List.of(9, 8).spliterator());
        System.out.println(oi.next() + oi.next());
        StringTokenizer st = new StringTokenizer("a b,c;;d", " ,;");
        StringBuilder sb = new StringBuilder(st.countTokens() + ":");
        while (st.hasMoreTokens()) sb.append(st.nextToken()).append('/');
        System.out.println(sb);
        st = new StringTokenizer("1+22*3", "+*", true);
        while (st.hasMoreElements()) System.out.print("[" + st.nextElement() + "]");
        System.out.println();
    }
}
