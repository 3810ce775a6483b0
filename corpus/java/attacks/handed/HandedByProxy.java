// expect: assertion
// Two threads share the handler of a proxy.
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;

public class HandedByProxy {
    static class Counts implements InvocationHandler {
        int count;

        public Object invoke(Object proxy, Method method, Object[] given) {
            count++;
            return null;
        }
    }

    public static void main(String[] args) throws Exception {
        Counts counts = new Counts();
        Runnable proxy = (Runnable) Proxy.newProxyInstance(HandedByProxy.class.getClassLoader(),
            new Class<?>[] {Runnable.class}, counts);
        Thread other = new Thread(proxy);
        other.start();
        proxy.run();
        other.join();
        assert counts.count == 2; //! assertion
    }
}
