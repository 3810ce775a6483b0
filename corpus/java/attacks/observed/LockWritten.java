// expect: assertion
// A lock that is written out tells whether it is taken.
import java.util.concurrent.locks.ReentrantLock;
import java.io.ByteArrayOutputStream;
import java.io.ObjectOutputStream;
import java.util.Arrays;

public class LockWritten {
    static volatile int x;
    static final ReentrantLock LOCK = new ReentrantLock();
    static final byte[] FREE = written();

    static byte[] written() {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            new ObjectOutputStream(bytes).writeObject(LOCK);
            return bytes.toByteArray();
        } catch (java.io.IOException e) {
            throw new IllegalStateException(e);
        }
    }

    static void other() {
        try {
            LOCK.lock();
            x = 1;
            LOCK.unlock();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(LockWritten::other);
        other.start();
        if (x == 1) {
            assert Arrays.equals(written(), FREE); //! assertion
        }
        other.join();
    }
}
