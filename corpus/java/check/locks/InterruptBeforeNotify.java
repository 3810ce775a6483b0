// expect: assertion
// The interrupt comes after the notifier has said that it is about to wake the waiter, and before it does.
public class InterruptBeforeNotify {
    static final Object lock = new Object();
    static volatile boolean waits;
    static volatile int phase;
    static volatile boolean interrupted;

    static void await() {
        synchronized (lock) {
            waits = true;
            try {
                lock.wait();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
    }

    static void wake() {
        if (waits) {
            synchronized (lock) {
                phase = 1;
                lock.notify();
                phase = 2;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread waiter = new Thread(InterruptBeforeNotify::await);
        waiter.setDaemon(true);
        Thread notifier = new Thread(InterruptBeforeNotify::wake);
        waiter.start();
        notifier.start();
        if (phase == 1) {
            waiter.interrupt();
            notifier.join();
            waiter.join();
            assert !interrupted : "interrupted before it was notified"; //! assertion
        }
    }
}
