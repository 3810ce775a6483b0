import java.lang.reflect.*;
import java.util.*;

public class MethodsInvoke {
    interface Greeter {
        default String hi(String n) {
            return "hi " + n;
        }
    }

    static class Base {
        public String who() {
            return "base";
        }

        protected void prot() { }
    }

    static class D extends Base implements Greeter {
        private int calls;

        @Override
        public String who() {
            return "derived";
        }

        public int add(int a, long b) {
            calls++;
            return (int) (a + b);
        }

        public static String stat(String... s) {
            return String.join("+", s);
        }

        void fails(int kind) throws Exception {
            if (kind == 0) throw new java.io.IOException("checked");
            if (kind == 1) throw new IllegalStateException("unchecked");
            throw new StackOverflowError("error");
        }

        private <T extends Number> List<T> gen(Map<String, ? super T> m, T[] a) {
            return null;
        }

        void nothing() { }
    }

    public static void main(String[] args) throws Exception {
        D d = new D();
        System.out.println(D.class.getMethod("who").invoke(d) + " " + Base.class.getMethod("who").invoke(d) + " " + D.class.getMethod("hi", String.class).invoke(d, "bob"));
        Method add = D.class.getMethod("add", int.class, long.class);
        System.out.println(add.invoke(d, 1, 2L) + " " + add.invoke(d, (short) 1, 2) + " " + add.getReturnType() + " " + Arrays.toString(add.getParameterTypes()) + " " + add.getParameterCount());
        System.out.println(D.class.getMethod("stat", String[].class).invoke(null, (Object) new String[] {"a", "b"}) + " " + D.class.getMethod("stat", String[].class).isVarArgs() + " " + D.class.getDeclaredMethod("nothing").invoke(d));
        Method fails = D.class.getDeclaredMethod("fails", int.class);
        for (int k = 0; k < 3; k++) {
            try {
                fails.invoke(d, k);
            } catch (InvocationTargetException e) {
                System.out.println(e.getMessage() + " " + e.getCause() + " " + e.getTargetException().getMessage());
            }
        }
        Object[][] bad = {{}, {1}, {"x", 2L}, {null, 1L}, {1, 2.0}};
        for (Object[] b : bad) {
            try {
                add.invoke(d, b);
            } catch (IllegalArgumentException | NullPointerException e) {
                System.out.println(e.getClass().getSimpleName());
            }
        }
        try {
            add.invoke(null, 1, 2L);
        } catch (NullPointerException e) {
            System.out.println("null receiver");
        }
        try {
            add.invoke("str", 1, 2L);
        } catch (IllegalArgumentException e) {
            System.out.println("wrong receiver");
        }
        try {
            D.class.getMethod("missing", int.class, String[].class);
        } catch (NoSuchMethodException e) {
            System.out.println(e.getMessage());
        }
        Method[] ms = D.class.getDeclaredMethods();
        Arrays.sort(ms, Comparator.comparing(Method::getName));
        for (Method m : ms) System.out.println(m + " | " + m.toGenericString() + " | " + Arrays.toString(m.getExceptionTypes()));
        Method g = D.class.getDeclaredMethod("gen", Map.class, Number[].class);
        System.out.println(g.getGenericReturnType() + " " + Arrays.toString(g.getGenericParameterTypes()) + " " + Arrays.toString(g.getTypeParameters()[0].getBounds()));
        System.out.println(Arrays.stream(Base.class.getMethods()).map(Method::getName).filter(n -> !n.equals("wait")).sorted().toList());
        System.out.println(d.calls + " " + add.equals(D.class.getMethod("add", int.class, long.class)) + " " + add.getDeclaringClass().getSimpleName() + " " + Modifier.isStatic(add.getModifiers()) + " " + Greeter.class.getMethod("hi", String.class).isDefault());
    }
}
