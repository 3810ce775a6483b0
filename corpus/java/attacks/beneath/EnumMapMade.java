// expect: assertion
// A map of an enum asks for its constants.
import java.util.EnumMap;

public class EnumMapMade {
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
            new EnumMap<Colour, String>(Colour.class).size();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(EnumMapMade::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
