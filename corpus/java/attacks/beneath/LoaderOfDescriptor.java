// expect: assertion
// A loader of the program finds the classes of a descriptor.
import java.lang.invoke.MethodType;

public class LoaderOfDescriptor {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    static class Loader extends ClassLoader {
        public Class<?> loadClass(String name) throws ClassNotFoundException {
            work();
            return super.loadClass(name);
        }
    }

    static void other() {
        try {
            MethodType.fromMethodDescriptorString("()LLoaderOfDescriptor;", new Loader());
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(LoaderOfDescriptor::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
