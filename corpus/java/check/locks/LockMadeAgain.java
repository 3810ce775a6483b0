// expect: assertion
// pair: LockMadeOnce
// Two locks, made at one place, one after the other: the first may be garbage when the second is made, or still be held.
public class LockMadeAgain {
    static volatile Object handed;
    static volatile boolean begun;
    static int count;

    static Object make() {
        return new Object();
    }

    static void takeOver() {
        Object lock = handed;
        handed = null;
        synchronized (lock) {
            begun = true;
            count++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        handed = make();
        Thread other = new Thread(LockMadeAgain::takeOver);
        other.start();
        boolean counts = begun;
        if (counts) {
            synchronized (make()) {
                count++;
            }
        }
        other.join();
        assert !counts || count == 2 : "a count is lost"; //! assertion
    }
}
