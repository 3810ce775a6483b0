// expect: livelock
// pair: TryLockBackoff
// The owner asks for a lock that the other never releases before it has got an answer: it polls with tryLock() for ever.
import java.util.concurrent.locks.ReentrantLock;

public class TryLockForever {
    static volatile boolean answered;

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Thread server = new Thread(() -> {
            while (!lock.tryLock()) { //! livelock
                Thread.onSpinWait();
            }
            answered = true;
            lock.unlock();
        });
        lock.lock();
        server.start();
        while (!answered) { //! livelock
            Thread.onSpinWait();
        }
        lock.unlock();
    }
}
