// expect: assertion
// A set of an enum asks for its constants.
import java.util.EnumSet;

public class EnumSetMade {
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
            EnumSet.noneOf(Colour.class);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(EnumSetMade::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
