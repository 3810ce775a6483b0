// expect: assertion
// A level that the program makes can be found by its name from then on.
import java.util.logging.Level;

public class LevelParsed {
    static volatile int x;
    static class Own extends Level {
        Own() {
            super("OWN", 5);
        }
    }

    static Level own;

    static boolean isKnown() {
        try {
            Level.parse("OWN");
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    static void other() {
        if (x == 1) {
            own = new Own();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(LevelParsed::other);
        other.start();
        x = 1;
        boolean known = isKnown();
        assert !known; //! assertion
        other.join();
    }
}
