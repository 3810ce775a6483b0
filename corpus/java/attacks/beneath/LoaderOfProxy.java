// expect: assertion
// A loader of the program is asked for the interfaces of a proxy.
import java.lang.reflect.Proxy;

public class LoaderOfProxy {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    static class Loader extends ClassLoader {
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            work();
            return super.loadClass(name, resolve);
        }
    }

    static void other() {
        try {
            Proxy.newProxyInstance(new Loader(), new Class<?>[] {Runnable.class}, (proxy, method, given) -> null);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(LoaderOfProxy::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
