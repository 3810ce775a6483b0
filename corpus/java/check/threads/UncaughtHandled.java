// expect: verified
// outcomes: 5|NullPointerException
// pair: UncaughtInWorker
// The same mistake, but the program has set a handler for the worker's exceptions: handled, not a violation. The handler
// runs in the dying thread, before join() returns.
public class UncaughtHandled {
    static volatile String config;
    static String outcome;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> outcome = "" + config.length());
        worker.setUncaughtExceptionHandler((t, e) -> outcome = e.getClass().getSimpleName());
        worker.start();
        config = "ready";
        worker.join();
        System.out.println(outcome);
    }
}
