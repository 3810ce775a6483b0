// expect: exception java.lang.NullPointerException
// pair: UncaughtHandled
// The worker may run before the main thread has set the configuration.
public class UncaughtInWorker {
    static volatile String config;

    public static void main(String[] args) {
        new Thread(() -> System.out.println(config.length())).start(); //! exception
        config = "ready";
    }
}
