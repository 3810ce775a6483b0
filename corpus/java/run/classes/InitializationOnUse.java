import java.util.*;

public class InitializationOnUse {
    static void log(String s) { System.out.println(s); }
    static class A { static { log("A"); } static final int C = 5; static int v = 1; static void m() { } }
    static class B extends A { static { log("B"); } static int w = 2; }
    static class C { static { log("C"); } C[] arr; }
    interface I { int X = f("I.X"); static int f(String s) { log(s); return 1; } default void d() { } }
    static class D implements I { static { log("D"); } }
    enum E { ONE; static { log("E"); } }

    public static void main(String[] args) throws Throwable {
        log("start " + A.C);
        A[] as = new A[1];
        Object o = A.class;
        log("no init yet");
        int x = B.v;
        log("parent field via child");
        x = B.w;
        new D();
        log("" + (o instanceof Class) + D.X);
        E e = null;
        E.valueOf("ONE");
        Class.forName("InitializationOnUse$C");
        new ArrayList<C>();
    }
}
