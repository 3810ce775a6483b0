// expect: assertion
// A constructor of the program is called by reflection.
public class ConstructedByName {
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

    static void other() {
        try {
            Thing.class.getDeclaredConstructor().newInstance();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(ConstructedByName::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
