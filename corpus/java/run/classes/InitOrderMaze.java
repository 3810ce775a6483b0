import java.util.*;
public class InitOrderMaze {
    static final List<String> LOG = new ArrayList<>();
    static int log(String s) {
        LOG.add(s);
        return LOG.size();
    }
    static class A {
        static int s1 = log("A.s1");
        int i1 = log("A.i1");
        static {
            log("A.static");
        }
        {
            log("A.init");
        }
        A() {
            this(1);
            log("A()");
            hook();
        }
        A(int x) {
            log("A(int)");
        }
        void hook() {
            log("A.hook");
        }
    }
    static class B extends A {
        static final int CONST = 5;
        static final Integer BOXED = log("B.BOXED");
        String f = "set";
        final String g;
        {
            log("B.init f=" + f);
        }
        B() {
            super();
            g = "g";
            log("B() " + f);
        }
        @Override void hook() {
            log("B.hook f=" + f + " g=" + g);
        }
    }
    interface I {
        int X = log("I.X");
        default void d() {
        }
    }
    interface J extends I {
        int Y = log("J.Y");
    }
    static class K implements J {
        static {
            log("K.static");
        }
    }
    static class Lazy {
        static {
            log("Lazy");
        }
        static final Lazy IT = new Lazy();
        int v = 3;
        static int get() {
            return IT.v;
        }
    }
    enum E {
        ONE, TWO;
        static {
            log("E.static");
        }
        E() {
            log("E(" + "" + ")");
        }
        {
            log("E.init " + ordinal());
        }
    }
    static class Par {
        static {
            log("Par");
        }
        static void m() {
        }
    }
    static class Chi extends Par {
        static {
            log("Chi");
        }
    }
    static class Holder {
        static final Object LOCK = new Object();
        static int n = ++Holder.n + 1;
        static int m = n * 2;
        static {
            n = 10;
        }
    }
    static class Self {
        static Self INSTANCE = new Self();
        static int count = 1;
        int seen;
        Self() {
            seen = count++;
        }
    }
    static class Fails {
        static {
            log("Fails");
            if (LOG.size() > 0) throw new IllegalStateException("static");
        }
        static int x = 1;
        static void go() {
        }
    }
    static void show(String l) {
        System.out.println(l + ": " + LOG);
        LOG.clear();
    }
    public static void main(String[] a) throws Exception {
        System.out.println(B.CONST);
        show("const");
        new B();
        show("new B");
        new B();
        show("again");
        System.out.println(K.class.getSimpleName());
        show("class literal");
        new K();
        show("new K");
        System.out.println(J.Y > 0);
        show("J.Y");
        K[] ks = new K[2];
        E[] es = null;
        show("arrays");
        System.out.println(E.valueOf("TWO"));
        show("enum");
        Chi.m();
        show("static via child");
        new Chi();
        show("child");
        System.out.println(Lazy.get() + " " + Holder.n + " " + Holder.m + " " + Self.INSTANCE.seen + Self.count);
        show("lazy");
        for (int i = 0; i < 2; i++) try {
            Fails.go();
        } catch (Throwable t) {
            System.out.println(t + " / " + t.getCause());
        }
        show("fails");
        Class.forName("InitOrderMaze$L1", false, InitOrderMaze.class.getClassLoader());
        show("no init");
        Class.forName("InitOrderMaze$L1");
        show("init");
        try {
            Class.forName("InitOrderMaze$L2");
        } catch (ExceptionInInitializerError e) {
            System.out.println(e.getException());
        }
        show("end");
    }
    static class L1 {
        static {
            log("L1");
        }
    }
    static class L2 {
        static int z = 1 / (LOG.size() - LOG.size());
    }
}
