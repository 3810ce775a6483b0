// expect: verified
// args: 2
// larger: 3
// pair: TryLockForever
// Attempts. Whoever does not get the second lock gives the first one back; after some attempts it takes both in the
// global order instead, so that it ends under every schedule.
import java.util.concurrent.locks.ReentrantLock;

public class TryLockBackoff {
    static final ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();
    static int done;

    static void both(ReentrantLock first, ReentrantLock second, int attempts) {
        for (int i = 0; i < attempts; i++) {
            first.lock();
            try {
                if (second.tryLock()) {
                    try {
                        done++;
                        return;
                    } finally {
                        second.unlock();
                    }
                }
            } finally {
                first.unlock();
            }
        }
        a.lock();
        b.lock();
        done++;
        b.unlock();
        a.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        int attempts = Integer.parseInt(args[0]);
        Thread t = new Thread(() -> both(b, a, attempts));
        t.start();
        both(a, b, attempts);
        t.join();
        assert done == 2;
    }
}
