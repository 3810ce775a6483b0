// expect: assertion
// A logger that both find by its name has one handler.
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

public class HandedByLogger {
    static class Counts extends Handler {
        int count;

        public void publish(LogRecord record) {
            count++;
        }

        public void flush() {
        }

        public void close() {
        }
    }

    static void log() {
        Logger.getLogger("any").log(Level.SEVERE, "a");
    }

    public static void main(String[] args) throws Exception {
        Counts counts = new Counts();
        Logger logger = Logger.getLogger("any");
        logger.setUseParentHandlers(false);
        logger.addHandler(counts);
        Thread other = new Thread(HandedByLogger::log);
        other.start();
        log();
        other.join();
        assert counts.count == 2; //! assertion
    }
}
