// expect: verified
// args: 1
// larger: 3
// pair: ConditionSignalOne
// Items for one producer and one consumer, capacity one. A condition for each purpose: signal() reaches who can go on.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionTwo {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition filled = lock.newCondition(), emptied = lock.newCondition();
    static int item;

    static void put(int value) {
        lock.lock();
        try {
            while (item != 0) {
                emptied.awaitUninterruptibly();
            }
            item = value;
            filled.signal();
        } finally {
            lock.unlock();
        }
    }

    static int take() {
        lock.lock();
        try {
            while (item == 0) {
                filled.awaitUninterruptibly();
            }
            int value = item;
            item = 0;
            emptied.signal();
            return value;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        new Thread(() -> {
            for (int j = 1; j <= n; j++) {
                put(j);
            }
        }).start();
        for (int j = 1; j <= n; j++) {
            int item = take();
            assert item == j;
        }
    }
}
