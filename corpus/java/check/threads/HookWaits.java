// expect: verified
// pair: HookFails
// The hook waits for the daemon.
public class HookWaits {
    static volatile int written;

    public static void main(String[] args) {
        Thread writer = new Thread(() -> written = 1);
        writer.setDaemon(true);
        writer.start();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            try {
                writer.join();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            assert written == 1;
        }));
    }
}
