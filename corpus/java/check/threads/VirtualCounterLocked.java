// expect: verified
// args: 2
// larger: 3
// jdk: 21+
// pair: VirtualCounter
// Virtual threads with a lock.
import java.util.concurrent.locks.ReentrantLock;

public class VirtualCounterLocked {
    static final ReentrantLock lock = new ReentrantLock();
    static int count;

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[Integer.parseInt(args[0])];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = Thread.ofVirtual().name("v" + i).start(() -> {
                lock.lock();
                count++;
                lock.unlock();
            });
        }
        for (Thread t : threads) {
            t.join();
        }
        assert count == threads.length;
    }
}
