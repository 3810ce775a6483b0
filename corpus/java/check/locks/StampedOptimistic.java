// expect: verified
// pair: StampedUnvalidated
// An optimistic read that is not validated falls back to a read lock. The fields are volatile, since an optimistic read
// races with the writer by design.
import java.util.concurrent.locks.StampedLock;

public class StampedOptimistic {
    static final StampedLock lock = new StampedLock();
    static volatile int x, y;

    public static void main(String[] args) {
        new Thread(() -> {
            long stamp = lock.writeLock();
            x++;
            y++;
            lock.unlockWrite(stamp);
        }).start();
        long stamp = lock.tryOptimisticRead();
        int a = x, b = y;
        if (!lock.validate(stamp)) {
            stamp = lock.readLock();
            a = x;
            b = y;
            lock.unlockRead(stamp);
        }
        assert a == b;
    }
}
