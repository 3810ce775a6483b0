// expect: exception java.lang.IllegalMonitorStateException
// pair: LockFinally
// A ReentrantLock belongs to the thread that has locked it; another one cannot give it back.
import java.util.concurrent.locks.ReentrantLock;

public class UnlockByOther {
    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        Thread t = new Thread(() -> lock.unlock()); //! exception
        t.start();
        t.join();
    }
}
