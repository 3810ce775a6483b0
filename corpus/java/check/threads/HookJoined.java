// expect: verified
// pair: HookTooEarly
// The hook waits for the daemon first.
public class HookJoined {
    static volatile boolean saved;

    public static void main(String[] args) {
        Thread saver = new Thread(() -> saved = true);
        saver.setDaemon(true);
        saver.start();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            try {
                saver.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            assert saved;
        }));
    }
}
