// expect: assertion
// pair: HookWaits
// A shutdown hook takes it for granted that a daemon has written its last entry. When main ends, the daemon may not
// have begun.
public class HookFails {
    static volatile int written;

    public static void main(String[] args) {
        Thread writer = new Thread(() -> written = 1);
        writer.setDaemon(true);
        writer.start();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            assert written == 1; //! assertion
        }));
    }
}
