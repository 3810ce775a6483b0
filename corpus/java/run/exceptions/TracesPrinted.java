import java.util.*;
import java.util.function.*;
public class TracesPrinted {
    static class Res implements AutoCloseable {
        String n;
        Res(String n) {
            this.n = n;
        }
        public void close() throws Exception {
            throw new Exception("close " + n);
        }
    }
    static void lvl(int n) {
        if (n == 0) throw new UnsupportedOperationException("deep");
        lvl(n - 1);
    }
    interface I {
        default void d() {
            throw new RuntimeException("default");
        }
        static void s() {
            throw new RuntimeException("stat");
        }
    }
    static int fin() {
        try {
            throw new RuntimeException("lost");
        } finally {
            return 3;
        }
    }
    <T> void gen(T t) {
        new Object() {
            void in() {
                Runnable r = () -> {
                    Supplier<String> s = () -> {
                        throw new RuntimeException("nested " + t);
                    };
                    s.get();
                };
                r.run();
            }
        }.in();
    }
    static {
        try {
            I.s();
        } catch (RuntimeException e) {
            e.printStackTrace(System.out);
        }
    }
    public static void main(String[] args) throws Exception {
        try {
            lvl(3);
        } catch (UnsupportedOperationException e) {
            e.printStackTrace(System.out);
        }
        try (Res a = new Res("a"); Res b = new Res("b")) {
            throw new IllegalStateException("body");
        } catch (Exception e) {
            e.printStackTrace(System.out);
        }
        try {
            try {
                lvl(1);
            } catch (Exception e) {
                throw new RuntimeException("wrap", new Error("mid", e));
            }
        } catch (RuntimeException e) {
            e.printStackTrace(System.out);
        }
        try {
            new I() {}.d();
        } catch (RuntimeException e) {
            e.printStackTrace(System.out);
        }
        try {
            new TracesPrinted().gen(5);
        } catch (RuntimeException e) {
            StackTraceElement[] s = e.getStackTrace();
            for (StackTraceElement x : s) System.out.println(x.getClassName() + "." + x.getMethodName() + ":"
                    + x.getLineNumber() + x.getFileName() + x.isNativeMethod() + x.getModuleName());
        }
        try {
            List.of(3, 1, 2).stream().map(x -> 10 / (x - 1)).forEach(x -> {});
        } catch (ArithmeticException e) {
            e.printStackTrace(System.out);
        }
        try {
            Class.forName("No");
        } catch (ClassNotFoundException e) {
            e.printStackTrace(System.out);
        }
        try {
            Arrays.sort(new Object[]{1, "x"});
        } catch (ClassCastException e) {
            e.printStackTrace(System.out);
        }
        try {
            Integer.parseInt("zz");
        } catch (NumberFormatException e) {
            e.printStackTrace(System.out);
        }
        System.out.println(fin());
        try {
            TracesPrinted.class.getDeclaredMethod("lvl", int.class).invoke(null, 0);
        } catch (java.lang.reflect.InvocationTargetException e) {
            System.out.println(e.getCause() + " " + e.getMessage());
            e.getCause().printStackTrace(System.out);
        }
        Throwable t = new Throwable("nost", null, false, false) {};
        t.printStackTrace(System.out);
        t.addSuppressed(new Error());
        System.out.println(t.getSuppressed().length);
        Exception c1 = new Exception("c1"), c2 = new Exception("c2", c1);
        c1.initCause(c2);
        c1.printStackTrace(System.out);
        try {
            c2.initCause(c1);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            c1.addSuppressed(c1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).forEach(f -> System.out.println(f.getMethodName() + f.getLineNumber() + f.getDeclaringClass().getSimpleName()));
        System.out.println(Thread.currentThread().getStackTrace()[1]);
        Object[] o = new Integer[1];
        o[0] = "s";
    }
}
