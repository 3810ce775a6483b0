import java.util.function.*;

public class LazyEvaluation {
    static class Lazy<T> implements Supplier<T> { private Supplier<T> s; private T v; Lazy(Supplier<T> s) { this.s = s; } public T get() { if (s != null) { v = s.get(); s = null; } return v; } <R> Lazy<R> map(Function<? super T, ? extends R> f) { return new Lazy<>(() -> f.apply(get())); } }

    public static void main(String[] args) {
        Lazy<Integer> a = new Lazy<>(() -> { System.out.println("computing"); return 21; });
        Lazy<String> b = a.map(x -> x * 2).map(x -> "v" + x);
        System.out.println("before");
        System.out.println(b.get() + b.get() + a.get());
    }
}
