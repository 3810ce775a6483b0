import java.io.IOException;
import java.lang.reflect.Proxy;
import java.util.concurrent.Callable;

public class ProxyUndeclared {
    interface Hidden {
        void go();
    }

    static <T> T failing(Class<T> kind) {
        Object proxy = Proxy.newProxyInstance(ProxyUndeclared.class.getClassLoader(), new Class<?>[] {kind},
                (self, method, args) -> {
                    throw new IOException("from " + method.getName());
                });
        return kind.cast(proxy);
    }

    public static void main(String[] args) throws Exception {
        try {
            failing(Callable.class).call();
        } catch (IOException e) {
            e.printStackTrace();
        }
        try {
            failing(Hidden.class).go();
        } catch (RuntimeException e) {
            System.out.println(e.getMessage() + " " + e.getCause());
            e.printStackTrace();
        }
        StackTraceElement frame = null;
        try {
            failing(Runnable.class).run();
        } catch (RuntimeException e) {
            frame = e.getStackTrace()[0];
        }
        System.out.println(frame.getModuleName() + " " + frame.getModuleVersion() + " " + frame.getClassLoaderName());
        failing(Comparable.class).compareTo("x");
    }
}
