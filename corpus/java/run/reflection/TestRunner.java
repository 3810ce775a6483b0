import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

public class TestRunner {
    @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.METHOD) @interface Test { Class<? extends Throwable> expected() default None.class; int order() default 0; class None extends Throwable { } }
    @Retention(RetentionPolicy.RUNTIME) @interface Before { }
    static class Suite {
        int n;
        @Before void up() { n = 10; }
        @Test(order = 1) void passes() { check(n == 10); n++; }
        @Test(order = 2) void fresh() { check(n == 10); }
        @Test(order = 3) void fails() { check(n > 10); }
        @Test(order = 4, expected = ArithmeticException.class) void expects() { n /= 0; }
        @Test(order = 5, expected = ArithmeticException.class) void missing() { }
        void helper() { }
        static void check(boolean b) { if (!b) throw new AssertionError("check failed"); }
    }

    public static void main(String[] args) throws Throwable {
        List<Method> ms = new ArrayList<>();
        Method before = null;
        for (Method m : Suite.class.getDeclaredMethods()) { if (m.isAnnotationPresent(Test.class)) ms.add(m); if (m.isAnnotationPresent(Before.class)) before = m; }
        ms.sort(Comparator.comparingInt(m -> m.getAnnotation(Test.class).order()));
        int ok = 0;
        for (Method m : ms) {
            Object o = Suite.class.getDeclaredConstructor().newInstance();
            before.invoke(o);
            Class<?> exp = m.getAnnotation(Test.class).expected();
            String res;
            try { m.invoke(o); res = exp == Test.None.class ? "ok" : "expected " + exp.getSimpleName(); } catch (InvocationTargetException e) { res = exp.isInstance(e.getCause()) ? "ok" : "FAILED " + e.getCause(); }
            if (res.equals("ok")) ok++;
            System.out.println(m.getName() + ": " + res);
        }
        System.out.println(ok + "/" + ms.size());
    }
}
