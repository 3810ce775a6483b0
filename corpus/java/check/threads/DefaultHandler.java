// expect: verified
// pair: UncaughtInWorker
// A handler for all threads, and a group with one of its own: both worker's exceptions are handled, in every schedule.
public class DefaultHandler {
    static volatile int handled;

    public static void main(String[] args) throws InterruptedException {
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> handled++);
        ThreadGroup group = new ThreadGroup("own") {
            @Override
            public void uncaughtException(Thread thread, Throwable e) {
                handled++;
            }
        };
        Thread first = new Thread(() -> {
            throw new IllegalStateException("first");
        });
        first.start();
        first.join();
        Thread second = new Thread(group, () -> {
            throw new IllegalStateException("second");
        });
        second.start();
        second.join();
        assert handled == 2 && group.activeCount() == 0;
    }
}
