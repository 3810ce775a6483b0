// expect: assertion
// large: no end within seconds
// A log asks an object for its text.
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

public class LoggedText {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    static void other() {
        try {
            Logger log = Logger.getLogger("any");
            log.setUseParentHandlers(false);
            log.addHandler(new Handler() {
                public void publish(LogRecord record) {
                    work();
                }

                public void flush() {
                }

                public void close() {
                }
            });
            log.log(Level.SEVERE, "a");
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(LoggedText::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
