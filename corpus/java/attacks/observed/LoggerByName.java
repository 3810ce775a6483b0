// expect: assertion
// A logger is there for the manager of logs once somebody has asked for it.
import java.util.logging.LogManager;
import java.util.logging.Logger;

public class LoggerByName {
    static volatile int x;
    static final LogManager MANAGER = LogManager.getLogManager();
    static Logger made;

    static void other() {
        try {
            x = 1;
            made = Logger.getLogger("any");
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(LoggerByName::other);
        other.start();
        if (x == 1) {
            assert MANAGER.getLogger("any") != null; //! assertion
        }
        other.join();

    }
}
