// expect: deadlock
// One thread alone: a read lock cannot be made a write lock while it is held.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class UpgradeAlone {
    public static void main(String[] args) {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        lock.readLock().lock();
        lock.writeLock().lock(); //! deadlock
        lock.writeLock().unlock();
        lock.readLock().unlock();
    }
}
