import java.util.function.*;

public class ChainOfResponsibility {
    static abstract class H { H next; H then(H n) { next = n; return n; } void on(int x) { if (!take(x)) { if (next == null) System.out.println(x + " unhandled"); else next.on(x); } } abstract boolean take(int x); }
    static H h(String n, IntPredicate p) { return new H() { boolean take(int x) { if (!p.test(x)) return false; System.out.println(x + " by " + n); return true; } }; }

    public static void main(String[] args) {
        H a = h("even", x -> x % 2 == 0);
        a.then(h("three", x -> x % 3 == 0)).then(h("big", x -> x > 10));
        for (int x : new int[] {4, 9, 13, 5}) a.on(x);
    }
}
