// expect: deadlock
// args: 2
// larger: 4
// pair: PhilosophersWaiter
// Philosophers. ReentrantLocks, all left first.
import java.util.concurrent.locks.ReentrantLock;

public class PhilosophersLocks {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        ReentrantLock[] forks = new ReentrantLock[n];
        for (int i = 0; i < n; i++) {
            forks[i] = new ReentrantLock();
        }
        for (int i = 0; i < n; i++) {
            ReentrantLock left = forks[i], right = forks[(i + 1) % n];
            new Thread(() -> {
                left.lock();
                right.lock(); //! deadlock
                right.unlock();
                left.unlock();
            }).start();
        }
    }
}
