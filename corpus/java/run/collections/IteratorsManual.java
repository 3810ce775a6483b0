import java.util.*;
import java.util.stream.*;

public class IteratorsManual {
    static <T> Iterator<T> zip(Iterator<? extends T> a, Iterator<? extends T> b) { return new Iterator<>() { boolean first = true; public boolean hasNext() { return first ? a.hasNext() : b.hasNext(); } public T next() { T t = first ? a.next() : b.next(); first = !first; return t; } }; }
    static <T> Iterable<T> take(Iterable<T> src, int n) { return () -> { Iterator<T> it = src.iterator(); int[] left = {n}; return new Iterator<T>() { public boolean hasNext() { return left[0] > 0 && it.hasNext(); } public T next() { left[0]--; return it.next(); } }; }; }
    static Iterable<Integer> naturals() { return () -> IntStream.iterate(0, i -> i + 1).iterator(); }

    public static void main(String[] args) {
        Iterator<Object> z = zip(List.of(1, 2, 3).iterator(), List.of("a", "b").iterator());
        while (z.hasNext()) System.out.print(z.next() + " ");
        for (int x : take(naturals(), 5)) System.out.print(x + " ");
        System.out.println();
        Iterator<Integer> it = List.of(1).iterator();
        it.next();
        try { it.next(); } catch (NoSuchElementException e) { System.out.println("end"); }
        Iterable<String> once = List.of("p", "q")::iterator;
        for (String s : once) System.out.print(s);
        once.forEach(System.out::print);
        System.out.println(once.spliterator().estimateSize() > 0);
        Enumeration<Integer> en = Collections.enumeration(List.of(7, 8));
        System.out.println(en.nextElement() + en.asIterator().next());
    }
}
