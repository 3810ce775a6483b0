// expect: verified
// args: 2
// larger: 3
// pair: LockLeak
// Workers; the first one fails. The lock is released on every path.
import java.util.concurrent.locks.ReentrantLock;

public class LockFinally {
    static final ReentrantLock lock = new ReentrantLock();

    static void work(boolean fails) {
        lock.lock();
        try {
            if (fails) {
                throw new IllegalStateException("work failed");
            }
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < Integer.parseInt(args[0]); i++) {
            boolean fails = i == 0;
            new Thread(() -> {
                try {
                    work(fails);
                } catch (IllegalStateException e) {
                    assert fails && !lock.isHeldByCurrentThread();
                }
            }).start();
        }
    }
}
