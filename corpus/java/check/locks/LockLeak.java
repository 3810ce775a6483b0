// expect: deadlock
// args: 2
// larger: 3
// pair: LockFinally
// Workers; the first one fails. The lock is not released when the work throws; whoever comes later waits for ever.
import java.util.concurrent.locks.ReentrantLock;

public class LockLeak {
    static final ReentrantLock lock = new ReentrantLock();

    static void work(boolean fails) {
        lock.lock(); //! deadlock
        if (fails) {
            throw new IllegalStateException("work failed");
        }
        lock.unlock();
    }

    public static void main(String[] args) {
        for (int i = 0; i < Integer.parseInt(args[0]); i++) {
            boolean fails = i == 0;
            new Thread(() -> {
                try {
                    work(fails);
                } catch (IllegalStateException e) {
                    // Handled, but the lock is still held by a thread that ends here.
                }
            }).start();
        }
    }
}
