// expect: assertion
// A service of a provider makes an object of the program.
import java.security.Provider;

public class ServiceMakes {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    public static class Thing {
        public Thing() {
            work();
        }
    }

    static class Own extends Provider {
        Own() {
            super("Own", "1", "");
        }

        Service thing() {
            Service thing = new Service(this, "Thing", "any", "ServiceMakes$Thing", null, null);
            putService(thing);
            return thing;
        }
    }

    static void other() {
        try {
            new Own().thing().newInstance(null);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(ServiceMakes::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
