// expect: assertion
// A logger that the program adds is found by its name from then on.
import java.util.logging.LogManager;
import java.util.logging.Logger;

public class LoggerAdded {
    static volatile int x;
    static class Own extends Logger {
        Own() {
            super("any", null);
        }
    }

    static final Own OWN = new Own();

    static void other() {
        if (x == 1) {
            LogManager.getLogManager().addLogger(OWN);
        }
    }

    public static void main(String[] args) throws Exception {
        LogManager.getLogManager();
        Thread other = new Thread(LoggerAdded::other);
        other.start();
        x = 1;
        Logger found = Logger.getLogger("any");
        assert found != OWN; //! assertion
        other.join();
    }
}
