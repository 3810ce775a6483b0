// expect: assertion
// The handler of a thread is shared with the thread.
public class HandedByHandler {
    static class Counts implements Thread.UncaughtExceptionHandler {
        int count;

        public void uncaughtException(Thread thread, Throwable why) {
            count++;
        }
    }

    public static void main(String[] args) throws Exception {
        Counts counts = new Counts();
        Thread other = new Thread(() -> {
            throw new IllegalStateException();
        });
        other.setUncaughtExceptionHandler(counts);
        other.start();
        counts.count++;
        other.join();
        assert counts.count == 2; //! assertion
    }
}
