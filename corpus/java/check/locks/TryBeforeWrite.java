// expect: verified
// pair: TryAfterWrite
// It is written with the lock, and the look is made with the lock.
import java.util.concurrent.locks.ReentrantLock;

public class TryBeforeWrite {
    static final ReentrantLock lock = new ReentrantLock();
    static int begun, done;

    public static void main(String[] args) {
        new Thread(() -> {
            lock.lock();
            begun++;
            done++;
            lock.unlock();
        }).start();
        if (lock.tryLock()) {
            assert begun == done;
            lock.unlock();
        }
    }
}
