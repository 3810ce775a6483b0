import java.lang.reflect.*;
import java.util.*;

public class Proxies {
    interface Shape {
        double area();

        String name(int n, String s);

        default String hello() {
            return "hello " + name(1, "d");
        }

        void fail() throws java.io.IOException;
    }

    interface Named {
        String name(int n, String s);
    }

    static class Logger implements InvocationHandler {
        final Object target;
        final List<String> log = new ArrayList<>();

        Logger(Object t) {
            target = t;
        }

        public Object invoke(Object proxy, Method m, Object[] args) throws Throwable {
            log.add(m.getName() + (args == null ? "[]" : Arrays.toString(args)));
            try {
                return m.invoke(target, args);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Shape real = new Shape() {
            public double area() {
                return 2.5;
            }

            public String name(int n, String s) {
                return s.repeat(n);
            }

            public void fail() throws java.io.IOException {
                throw new java.io.IOException("disk");
            }

            public String toString() {
                return "real";
            }
        };
        Logger lg = new Logger(real);
        Shape p = (Shape) Proxy.newProxyInstance(Proxies.class.getClassLoader(), new Class<?>[] {Shape.class, Named.class}, lg);
        System.out.println(p.area() + " " + p.name(3, "ab") + " " + ((Named) p).name(1, "z") + " " + p + " " + p.hello() + " " + (p.hashCode() == real.hashCode()) + " " + p.equals(p));
        try {
            p.fail();
        } catch (java.io.IOException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(lg.log.size() + " " + lg.log.subList(0, 5));
        System.out.println(Proxy.isProxyClass(p.getClass()) + " " + (Proxy.getInvocationHandler(p) == lg) + " " + (p instanceof Named) + " " + Modifier.isFinal(p.getClass().getModifiers()));
        Comparator<String> c = make(Comparator.class, (pr, m, a) -> ((String) a[0]).length() - ((String) a[1]).length());
        List<String> l = new ArrayList<>(List.of("ccc", "a", "bb"));
        l.sort(c);
        System.out.println(l);
        Runnable bad = make(Runnable.class, (pr, m, a) -> {
            throw new Exception("checked");
        });
        try {
            bad.run();
        } catch (UndeclaredThrowableException e) {
            System.out.println(e.getCause());
        }
        Shape nul = make(Shape.class, (pr, m, a) -> null);
        System.out.println(nul.name(1, ""));
        try {
            nul.area();
        } catch (NullPointerException e) {
            System.out.println("null for primitive");
        }
        Shape wrong = make(Shape.class, (pr, m, a) -> "string");
        try {
            wrong.area();
        } catch (ClassCastException e) {
            System.out.println("wrong type");
        }
        Map<String, Object> data = new HashMap<>(Map.of("getName", "Bean", "getAge", 5));
        interface Bean {
            String getName();

            int getAge();
        }
        Bean b = make(Bean.class, (pr, m, a) -> data.get(m.getName()));
        System.out.println(b.getName() + b.getAge());
    }

    @SuppressWarnings("unchecked")
    static <T> T make(Class<?> k, InvocationHandler h) {
        return (T) Proxy.newProxyInstance(k.getClassLoader(), new Class<?>[] {k}, h);
    }
}
