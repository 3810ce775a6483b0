// expect: verified
// pair: AtomicMissing
// No other thread runs between begin and end: the increment is not torn. The same holds on an ordinary JVM, where the
// sections are ordered by a lock.
import sojourner.Atomic;

public class AtomicSection {
    static int count;

    static void increment() {
        Atomic.begin();
        count++;
        Atomic.end();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(AtomicSection::increment);
        t.start();
        increment();
        t.join();
        assert count == 2;
    }
}
