// expect: deadlock
// pair: StampedOptimistic
// A StampedLock is not reentrant: the second writeLock() of the same thread waits for the first.
import java.util.concurrent.locks.StampedLock;

public class StampedReentry {
    public static void main(String[] args) {
        StampedLock lock = new StampedLock();
        long outer = lock.writeLock();
        long inner = lock.writeLock(); //! deadlock
        lock.unlockWrite(inner);
        lock.unlockWrite(outer);
    }
}
