// expect: assertion
// large: no end within seconds
// The manager of logs is a class of the program, made by the initialiser of LogManager.
import java.util.logging.LogManager;

public class LogManagerMade {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    public static class Manager extends LogManager {
        public Manager() {
            work();
        }
    }

    static void other() {
        try {
            LogManager.getLogManager();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        System.setProperty("java.util.logging.manager", "LogManagerMade$Manager");
        Thread other = new Thread(LogManagerMade::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
