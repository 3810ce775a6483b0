import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;
public class ProxiesLogging {
    interface Greeter {
        String greet(String n);
        default String hi() {
            return "hi " + greet("def");
        }
        int sum(int... xs);
        void boom() throws Exception;
    }
    public static void main(String[] args) throws Throwable {
        List<String> log = new ArrayList<>();
        InvocationHandler h = new InvocationHandler() {
            public Object invoke(Object p, Method m, Object[] a) throws Throwable {
                log.add(m.getName() + (a == null ? "" : Arrays.deepToString(a)));
                if (m.isDefault()) return InvocationHandler.invokeDefault(p, m, a);
                if (m.getDeclaringClass() == Object.class) return switch (m.getName()) {
                    case "toString" -> "PROXY";
                    case "hashCode" -> 42;
                    default -> p == a[0];
                };
                switch (m.getName()) {
                    case "greet": return "hello " + a[0];
                    case "sum": int s=0;
                    for (int x : (int[]) a[0]) s+=x;
                    return s;
                    case "boom": throw new java.io.IOException("io");
                }
                return null;
            }
        };
        Greeter g = (Greeter) Proxy.newProxyInstance(ProxiesLogging.class.getClassLoader(),
                new Class<?>[]{Greeter.class, Comparable.class}, h);
        System.out.println(g.greet("a") + g.hi() + g.sum(1,2,3) + g + g.hashCode() + g.equals(g) + g.equals("x"));
        try {
            g.boom();
        } catch (Exception e) {
            System.out.println(e);
        }
        try {
            ((Comparable) g).compareTo("x");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        Runnable r = (Runnable) Proxy.newProxyInstance(null, new Class<?>[]{Runnable.class},
                (p,m,a)->{ throw new Exception("checked"); });
        try {
            r.run();
        } catch (UndeclaredThrowableException e) {
            System.out.println(e + " " + e.getCause());
        }
        Supplier<Integer> s = (Supplier<Integer>) Proxy.newProxyInstance(ProxiesLogging.class.getClassLoader(),
                new Class<?>[]{Supplier.class}, (p,m,a)->"str");
        try {
            int x = s.get();
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        IntSupplier is = (IntSupplier) Proxy.newProxyInstance(ProxiesLogging.class.getClassLoader(),
                new Class<?>[]{IntSupplier.class}, (p,m,a)->"str");
        try {
            int x = is.getAsInt();
        } catch (ClassCastException e) {
            System.out.println("CCE");
        }
        System.out.println(log + " " + Proxy.isProxyClass(g.getClass()) + (Proxy.getInvocationHandler(g)==h)
                + g.getClass().getSimpleName().startsWith("$Proxy")
                + Arrays.toString(g.getClass().getInterfaces()));
        try {
            Proxy.newProxyInstance(ProxiesLogging.class.getClassLoader(), new Class<?>[]{String.class}, h);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
