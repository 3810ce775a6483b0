import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class RecordAdvanced {
    record Range(int lo, int hi) implements Iterable<Integer>, Comparable<Range> {
        static int made;
        Range { if (lo > hi) { int t = lo; lo = hi; hi = t; } made++; }
        Range(int hi) { this(0, hi); }
        public Iterator<Integer> iterator() { return IntStream.range(lo, hi).iterator(); }
        public int compareTo(Range o) { return Comparator.comparingInt(Range::lo).thenComparingInt(Range::hi).compare(this, o); }
        @Override public boolean equals(Object o) { return o instanceof Range r && r.hi - r.lo == hi - lo; }
        @Override public int hashCode() { return hi - lo; }
        int len() { return hi - lo; }
    }
    record Tree<T>(T v, List<Tree<T>> kids) {
        @SafeVarargs static <T> Tree<T> of(T v, Tree<T>... k) { return new Tree<>(v, List.of(k)); }
        int size() { return 1 + kids.stream().mapToInt(Tree::size).sum(); }
        <R> Tree<R> map(Function<? super T, ? extends R> f) { return new Tree<>(f.apply(v), kids.stream().<Tree<R>>map(k -> k.map(f)).toList()); }
    }
    record Arr(int... xs) { }
    record Nest(Range r, Nest in) { record Deep(int d) { } }

    public static void main(String[] args) {
        int s = 0;
        for (int i : new Range(5, 2)) s = s * 10 + i;
        System.out.println(s + " " + new Range(3) + new Range(1, 4).equals(new Range(3)) + new HashSet<>(List.of(new Range(3))).contains(new Range(1, 4)) + Range.made + new Range(1, 2).compareTo(new Range(1, 3)));
        Tree<String> t = Tree.of("a", Tree.of("bb"), Tree.of("ccc", Tree.of("d")));
        System.out.println(t + " " + t.size() + " " + t.map(String::length));
        System.out.println(new Arr(1, 2).xs().length + " " + new Arr(1).equals(new Arr(1)) + " " + new Nest(null, null) + new Nest.Deep(3));
    }
}
