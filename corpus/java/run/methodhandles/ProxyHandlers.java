import java.io.IOException;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.lang.reflect.UndeclaredThrowableException;
import java.util.Arrays;
import java.util.Comparator;

public class ProxyHandlers {
    public interface Calculator {
        int add(int a, long b);

        double half(double x);

        String name();

        void reset() throws IOException;

        default String hello(String who) {
            return "hello " + who + " from " + name();
        }
    }

    interface Hidden {
        boolean flag(char c, Object... rest);
    }

    static class Tracer implements InvocationHandler {
        final Object target;

        Tracer(Object target) {
            this.target = target;
        }

        @Override
        public Object invoke(Object proxy, Method method, Object[] args) throws Throwable {
            System.out.println("-> " + method.getName() + Arrays.deepToString(args));
            try {
                return method.invoke(target, args);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        ClassLoader loader = ProxyHandlers.class.getClassLoader();
        InvocationHandler handler = (proxy, method, given) -> switch (method.getName()) {
            case "add" -> (int) given[0] + ((Long) given[1]).intValue();
            case "half" -> (double) given[0] / 2;
            case "name" -> "proxy";
            case "reset" -> throw new IOException("reset");
            case "hello" -> InvocationHandler.invokeDefault(proxy, method, given);
            case "toString" -> "P" + method.getDeclaringClass().getSimpleName();
            case "hashCode" -> 42;
            case "equals" -> proxy == given[0];
            default -> null;
        };
        Calculator c = (Calculator) Proxy.newProxyInstance(loader, new Class<?>[] {Calculator.class}, handler);
        System.out.println(c.add(1, 2L) + " " + c.half(5) + " " + c.name() + " " + c.hello("you"));
        System.out.println(c + " " + c.hashCode() + " " + c.equals(c) + " " + c.equals("x"));
        try {
            c.reset();
        } catch (IOException e) {
            System.out.println("declared " + e.getMessage());
        }
        System.out.println(Proxy.isProxyClass(c.getClass()) + " " + Proxy.isProxyClass(String.class)
            + " " + (Proxy.getInvocationHandler(c) == handler));
        Hidden h = (Hidden) Proxy.newProxyInstance(loader, new Class<?>[] {Hidden.class, Runnable.class},
            (proxy, method, given) -> {
                System.out.println(method.getName() + " " + (given == null ? "null" : Arrays.deepToString(given)));
                if (method.getReturnType() == void.class) throw new Exception("checked");
                return given.length == 2;
            });
        System.out.println(h.flag('x', 1, "two"));
        try {
            ((Runnable) h).run();
        } catch (UndeclaredThrowableException e) {
            System.out.println("undeclared " + e.getCause().getMessage());
        }
        try {
            Calculator n = (Calculator) Proxy.newProxyInstance(loader, new Class<?>[] {Calculator.class}, (p, m, a) -> null);
            System.out.println(n.name());
            n.add(1, 1);
        } catch (NullPointerException e) {
            System.out.println("NullPointerException");
        }
        try {
            Calculator n = (Calculator) Proxy.newProxyInstance(loader, new Class<?>[] {Calculator.class}, (p, m, a) -> "s");
            n.add(1, 1);
        } catch (ClassCastException e) {
            System.out.println("ClassCastException");
        }
        @SuppressWarnings("unchecked")
        Comparator<String> traced = (Comparator<String>) Proxy.newProxyInstance(loader, new Class<?>[] {Comparator.class},
            new Tracer(Comparator.<String>naturalOrder()));
        System.out.println(traced.compare("a", "b"));
        try {
            Proxy.newProxyInstance(loader, new Class<?>[] {String.class}, handler);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Object again = Proxy.newProxyInstance(loader, new Class<?>[] {Calculator.class}, handler);
        System.out.println(again.getClass() == c.getClass());
        System.out.println(c.getClass().getName() + " " + h.getClass().getName());
    }
}
