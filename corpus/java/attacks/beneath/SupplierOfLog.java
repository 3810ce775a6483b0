// expect: assertion
// large: no end within seconds
// A log calls a supplier of the program.
import java.util.logging.Logger;
import java.util.logging.Level;

public class SupplierOfLog {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    static void other() {
        try {
            Logger log = Logger.getLogger("any");
            log.setUseParentHandlers(false);
            log.log(Level.SEVERE, () -> {
                work();
                return "a";
            });
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(SupplierOfLog::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
