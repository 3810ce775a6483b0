// expect: assertion
// The same with a date of its own in milliseconds, boxed, after the library has waited for a date.
import java.util.Date;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class OwnDate {
    static Long now = 2_000_000_000_000L;
    static volatile boolean slow;
    static volatile int step;

    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition never = lock.newCondition();
        lock.lock();
        never.awaitUntil(new Date(1));
        lock.unlock();
        Thread other = new Thread(() -> {
            int pause = slow ? 20 : 10;
            try {
                Thread.sleep(pause);
            } catch (InterruptedException e) {
                return;
            }
            now += pause;
        });
        other.start();
        slow = true;
        other.join();
        other = null;
        Thread next = new Thread(() -> step = 1);
        next.start();
        int seen = step;
        next.join();
        assert now == 2_000_000_000_020L; //! assertion
    }
}
