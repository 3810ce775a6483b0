// expect: deadlock
// args: 1
// pair: ConditionTwo
// Items each for two producers and two consumers, capacity one. One Condition for both purposes and signal(): the signal
// can reach a thread of the same kind, which waits again, and nobody is left.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionSignalOne {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition changed = lock.newCondition();
    static boolean full;

    static void put() {
        lock.lock();
        try {
            while (full) {
                changed.awaitUninterruptibly(); //! deadlock
            }
            full = true;
            changed.signal();
        } finally {
            lock.unlock();
        }
    }

    static void take() {
        lock.lock();
        try {
            while (!full) {
                changed.awaitUninterruptibly(); //! deadlock
            }
            full = false;
            changed.signal();
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        for (int i = 0; i < 2; i++) {
            new Thread(() -> {
                for (int j = 0; j < n; j++) {
                    take();
                }
            }).start();
        }
        for (int i = 0; i < 2; i++) {
            new Thread(() -> {
                for (int j = 0; j < n; j++) {
                    put();
                }
            }).start();
        }
    }
}
