// expect: assertion
// The constants of an enum are made when they are asked for.
public class EnumConstants {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    enum Colour {
        RED;

        Colour() {
            work();
        }
    }

    static void other() {
        try {
            Colour.class.getEnumConstants();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(EnumConstants::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
