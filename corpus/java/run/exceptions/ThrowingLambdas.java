import java.util.*;

public class ThrowingLambdas {
    interface Thrower<E extends Exception> { int get() throws E; }
    static <E extends Exception> int run(Thrower<E> t) throws E { return t.get(); }
    static <T> T unchecked(java.util.concurrent.Callable<T> c) {
        try { return c.call(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new RuntimeException(e); }
    }

    public static void main(String[] args) {
        System.out.println(run(() -> 5));
        try { run(() -> { throw new java.io.IOException("io"); }); } catch (java.io.IOException e) { System.out.println(e.getMessage()); }
        try { unchecked(() -> { throw new Exception("checked"); }); } catch (RuntimeException e) { System.out.println(e.getMessage() + " " + e.getCause().getMessage()); }
        try { List.of(1, 0).forEach(x -> System.out.println(10 / x)); } catch (ArithmeticException e) { System.out.println(e.getMessage() + " " + e.getStackTrace()[0].getMethodName()); }
        try { new ArrayList<>(List.of(1, 2)).removeIf(x -> { if (x == 2) throw new IllegalStateException("in predicate"); return true; }); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
    }
}
