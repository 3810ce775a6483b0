// expect: assertion
// jdk: 21+
// A virtual thread holds a lock for a while.
import java.util.concurrent.locks.ReentrantLock;

public class VirtualLockText {
    static final ReentrantLock LOCK = new ReentrantLock();
    static volatile int x;

    public static void main(String[] args) throws Exception {
        Thread one = Thread.startVirtualThread(() -> {
            LOCK.lock();
            x = 1;
            LOCK.unlock();
        });
        if (x == 1) {
            assert LOCK.toString().contains("Unlocked"); //! assertion
        }
        one.join();
    }
}
