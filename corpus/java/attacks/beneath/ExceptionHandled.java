// expect: assertion
// The end of a thread is told to a handler of the program.
public class ExceptionHandled {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    static void other() {
        try {
            Thread dies = new Thread(() -> {
                throw new IllegalStateException();
            });
            dies.setUncaughtExceptionHandler((thread, why) -> work());
            dies.start();
            dies.join();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(ExceptionHandled::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
