// expect: assertion
// Whether the interrupt or the end of the time comes first decides how the wait ends; once it has ended, nothing of it shows.
public class InterruptBeforeTimeout {
    static final Object lock = new Object();
    static volatile boolean waits;
    static volatile boolean interrupted;

    static void await() {
        synchronized (lock) {
            waits = true;
            try {
                lock.wait(10);
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread waiter = new Thread(InterruptBeforeTimeout::await);
        waiter.start();
        if (waits) {
            waiter.interrupt();
            waiter.join();
            assert !interrupted : "interrupted before its time was over"; //! assertion
        }
    }
}
