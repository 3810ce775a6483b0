// expect: assertion
// A list asks a lock for its text.
import java.util.concurrent.locks.ReentrantLock;
import java.util.List;

public class LockInList {
    static volatile int x;
    static final ReentrantLock LOCK = new ReentrantLock();

    static void other() {
        try {
            LOCK.lock();
            x = 1;
            LOCK.unlock();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(LockInList::other);
        other.start();
        if (x == 1) {
            assert List.of(LOCK).toString().contains("Unlocked"); //! assertion
        }
        other.join();
    }
}
