// expect: verified
// spins
// Waits until another thread is seen waiting before it notifies: getState tells where a thread stands.
public class StateSeen {
    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        });
        waiter.start();
        while (waiter.getState() != Thread.State.WAITING) {
            Thread.onSpinWait();
        }
        synchronized (lock) {
            lock.notify();
        }
        waiter.join();
        assert waiter.getState() == Thread.State.TERMINATED;
    }
}
