import java.util.*;
import java.util.function.*;
import java.util.stream.*;
public class StackWalkerFrames {
    static void frames(String l) {
        System.out.println(l + StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).walk(s -> s.map(f -> f.getClassName() + "." + f.getMethodName() + ":" + f.getLineNumber() + (f.isNativeMethod() ? "n" : "") + f.getDescriptor()).toList()));
    }
    interface I {
        default void d() {
            frames("default ");
        }
        static void s() {
            frames("static ");
        }
    }
    class Inner implements I {
        void go() {
            Runnable r = () -> {
                I.s();
                d();
            };
            r.run();
        }
    }
    static int depth(int n) {
        if (n > 0) return depth(n - 1);
        return (int) (long) StackWalker.getInstance().walk(s -> s.filter(f -> f.getMethodName().equals("depth")).count());
    }
    static void thrower(int n) {
        if (n == 0) {
            List.of(3, 1, 2).forEach(x -> { if (x == 1) throw new IllegalStateException("at " + x); });
        } else thrower(n - 1);
    }
    static class Res implements AutoCloseable {
        final String n;
        Res(String n) {
            this.n = n;
        }
        public void close() throws Exception {
            throw new Exception("close " + n);
        }
    }
    public static void main(String[] args) throws Exception {
        frames("main ");
        new StackWalkerFrames().new Inner().go();
        System.out.println(depth(5));
        more();
    }
    static Class<?> who() {
        return StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).getCallerClass();
    }
    static void more() throws Exception {
        System.out.println(who());
        try {
            thrower(2);
        } catch (IllegalStateException e) {
            e.printStackTrace();
        }
        try (Res a = new Res("a"); Res b = new Res("b")) {
            throw new RuntimeException("body");
        } catch (Exception e) {
            e.printStackTrace();
        }
        try {
            Stream.of("1", "x").map(Integer::parseInt).collect(Collectors.toList());
        } catch (NumberFormatException e) {
            e.printStackTrace();
        }
        try {
            new TreeMap<Object, Integer>(Map.of(1, 1)).put("s", 2);
        } catch (ClassCastException e) {
            e.printStackTrace();
        }
        try {
            StackWalkerFrames.class.getDeclaredMethod("boom", int.class).invoke(null, 3);
        } catch (java.lang.reflect.InvocationTargetException e) {
            e.printStackTrace();
        }
        try {
            Collections.sort(Arrays.asList(3, 2, 1), (a, b) -> { throw new ArithmeticException("cmp"); });
        } catch (ArithmeticException e) {
            e.printStackTrace();
        }
        Exception circ = new Exception("a");
        Exception c2 = new Exception("b", circ);
        circ.initCause(c2);
        circ.printStackTrace();
        Throwable t = new Throwable("self");
        try {
            t.addSuppressed(t);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            t.initCause(t);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        t.setStackTrace(new StackTraceElement[] {new StackTraceElement("C", "m", "F.java", 3), new StackTraceElement("ldr", "mod", "1.0", "D", "n", null, -2), new StackTraceElement("E", "o", null, -1)});
        t.printStackTrace();
        new Error(null, null) {
            public String getLocalizedMessage() {
                return "localized";
            }
        }.printStackTrace();
        Supplier<Supplier<Integer>> nest = () -> () -> 1 / Integer.parseInt("0");
        nest.get().get();
    }
    static int boom(int x) {
        int[] a = new int[x];
        return a[x];
    }
}
