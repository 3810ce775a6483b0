// expect: assertion
// pair: HookJoined
// A shutdown hook runs when the last ordinary thread has ended; a daemon may not have come so far.
public class HookTooEarly {
    static volatile boolean saved;

    public static void main(String[] args) {
        Thread saver = new Thread(() -> saved = true);
        saver.setDaemon(true);
        saver.start();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            assert saved; //! assertion
        }));
    }
}
