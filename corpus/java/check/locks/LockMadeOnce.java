// expect: verified
// pair: LockMadeAgain
// One lock for both.
public class LockMadeOnce {
    static volatile boolean begun;
    static int count;

    static void count(Object lock) {
        synchronized (lock) {
            begun = true;
            count++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread other = new Thread(() -> count(lock));
        other.start();
        boolean counts = begun;
        if (counts) {
            count(lock);
        }
        other.join();
        assert !counts || count == 2 : "a count is lost";
    }
}
