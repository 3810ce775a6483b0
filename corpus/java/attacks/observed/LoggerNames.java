// expect: assertion
// The manager of logs lists the loggers that somebody has asked for.
import java.util.Collections;
import java.util.logging.LogManager;
import java.util.logging.Logger;

public class LoggerNames {
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
        Thread other = new Thread(LoggerNames::other);
        other.start();
        if (x == 1) {
            assert Collections.list(MANAGER.getLoggerNames()).contains("any"); //! assertion
        }
        other.join();

    }
}
