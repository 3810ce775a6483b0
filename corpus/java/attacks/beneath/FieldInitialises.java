// expect: assertion
// Reading a static field by reflection initialises its class.
public class FieldInitialises {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    static class Thing {
        static int number = 1;

        static {
            work();
        }
    }

    static void other() {
        try {
            Thing.class.getDeclaredField("number").getInt(null);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(FieldInitialises::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
