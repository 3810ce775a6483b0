// expect: assertion
// pair: StampedOptimistic
// The optimistic read is used without being validated: the pair may be torn.
import java.util.concurrent.locks.StampedLock;

public class StampedUnvalidated {
    static final StampedLock lock = new StampedLock();
    static volatile int x, y;

    public static void main(String[] args) {
        new Thread(() -> {
            long stamp = lock.writeLock();
            x++;
            y++;
            lock.unlockWrite(stamp);
        }).start();
        if (lock.tryOptimisticRead() != 0) {
            int a = x, b = y;
            assert a == b : "a torn pair"; //! assertion
        }
    }
}
