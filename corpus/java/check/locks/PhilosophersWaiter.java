// expect: verified
// args: 2
// larger: 4
// pair: PhilosophersLocks
// Philosophers. A waiter lets at most n-1 sit down, so at least one of them gets both forks.
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;

public class PhilosophersWaiter {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Semaphore seats = new Semaphore(n - 1);
        ReentrantLock[] forks = new ReentrantLock[n];
        for (int i = 0; i < n; i++) {
            forks[i] = new ReentrantLock();
        }
        for (int i = 0; i < n; i++) {
            ReentrantLock left = forks[i], right = forks[(i + 1) % n];
            new Thread(() -> {
                seats.acquireUninterruptibly();
                left.lock();
                right.lock();
                right.unlock();
                left.unlock();
                seats.release();
            }).start();
        }
    }
}
