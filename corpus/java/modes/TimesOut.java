/** Waits for a while for what surely comes: fails only if time may pass at any moment. */
public class TimesOut {
    private static boolean done;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread worker = new Thread(() -> {
            synchronized (lock) {
                done = true;
                lock.notifyAll();
            }
        });
        synchronized (lock) {
            worker.start();
            lock.wait(1000);
            assert done : "too slow";
        }
    }
}
