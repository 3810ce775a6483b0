import java.util.stream.*;

public class InfiniteRecursionUncaught {
    static int f(int n) {
        try { return f(n + 1) + 1; } catch (StackOverflowError e) { return 0; }
    }
    static void g() { g(); }

    public static void main(String[] args) {
        System.out.println(f(0) > 100);
        try { g(); } catch (Error e) { System.out.println(e.getClass().getName() + e.getMessage() + e.getCause()); }
        System.out.println(Stream.iterate(1, x -> x + 1).limit(3).toList());
    }
}
