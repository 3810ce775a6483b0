// expect: assertion
// Calling a static method by a handle initialises its class.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class HandleInitialises {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    static class Thing {
        static {
            work();
        }

        static void call() {
        }
    }

    static void other() {
        try {
            try {
                MethodHandles.lookup().findStatic(Thing.class, "call", MethodType.methodType(void.class)).invoke();
            } catch (Throwable e) {
                throw new IllegalStateException(e);
            }
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(HandleInitialises::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
