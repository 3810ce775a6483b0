// expect: deadlock
// pair: LoseNotifyFixed
// notify() is not remembered: when it comes before the wait(), the main thread waits for ever.
public class LoseNotify {
    static int result;

    public static void main(String[] args) throws InterruptedException {
        Object ready = new Object();
        new Thread(() -> {
            synchronized (ready) {
                result = 42;
                ready.notify();
            }
        }).start();
        synchronized (ready) {
            ready.wait(); //! deadlock
            assert result == 42;
        }
    }
}
