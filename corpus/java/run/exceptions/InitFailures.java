public class InitFailures {
    static class Bad {
        static int v;
        static {
            v = 5;
            if (v > 1) throw new IllegalStateException("bad init", new RuntimeException("inner"));
        }
        static void touch() {
        }
    }
    static class Bad2 {
        static final Object o = Integer.parseInt("zz");
    }
    static class Sub extends Bad {
        static {
            System.out.println("never");
        }
    }
    enum E {
        A, B;
        static {
            if (E.values().length == 2) throw new Error("enum err");
        }
    }
    static class Cyc1 {
        static int a = Cyc2.b + 1;
    }
    static class Cyc2 {
        static int b = Cyc1.a + 1;
    }
    static void tr(Runnable r) {
        try {
            r.run();
        } catch (Throwable t) {
            System.out.println(t + " / " + t.getCause() + " / " + t.getMessage());
            if (t.getCause() != null) System.out.println("   " + t.getCause().getCause());
        }
    }
    public static void main(String[] a) throws Exception {
        for (int i = 0; i < 2; i++) {
            tr(Bad::touch);
            tr(() -> System.out.println(Bad2.o));
            tr(Sub::new);
            tr(() -> System.out.println(E.A));
        }
        System.out.println(Cyc1.a + " " + Cyc2.b);
        try {
            Class.forName("InitFailures$Nope");
        } catch (ClassNotFoundException e) {
            System.out.println(e);
        }
        try {
            Class.forName("InitFailures$Bad");
        } catch (NoClassDefFoundError e) {
            System.out.println(e);
        }
        System.out.println(Class.forName("InitFailures$Bad", false, InitFailures.class.getClassLoader()).getSimpleName());
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            System.out.println("hook");
            System.out.flush();
        }));
        Thread t = new Thread(() -> {
            throw new IllegalArgumentException("in thread", new Exception("c1", new Error("c2")));
        }, "worker");
        t.start();
        t.join();
        Thread u = new Thread(() -> Bad.touch(), "w2");
        u.start();
        u.join();
        new Exception("printed", new RuntimeException("mid", new Error("deep"))).printStackTrace();
        Exception s = new Exception("with suppressed");
        s.addSuppressed(new RuntimeException("s1", new Error("sc")));
        s.addSuppressed(new Error("s2"));
        s.printStackTrace();
        Exception c1 = new Exception("circ1"), c2 = new Exception("circ2", c1);
        c1.initCause(c2);
        c1.printStackTrace();
        try {
            s.addSuppressed(s);
        } catch (IllegalArgumentException e) {
            System.out.println(e);
        }
        try {
            s.addSuppressed(null);
        } catch (NullPointerException e) {
            System.out.println(e);
        }
        try {
            c1.initCause(s);
        } catch (IllegalStateException e) {
            System.out.println(e);
        }
        Last.go();
    }
    static class Last {
        static {
            int[] x = new int[1];
            x[go2(3)]++;
        }
        static int go2(int n) {
            return n == 0 ? 7 : go2(n - 1);
        }
        static void go() {
        }
    }
}
