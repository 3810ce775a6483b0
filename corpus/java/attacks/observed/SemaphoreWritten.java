// expect: assertion
// A semaphore that is written out tells its permits.
import java.util.concurrent.Semaphore;
import java.io.ByteArrayOutputStream;
import java.io.ObjectOutputStream;
import java.util.Arrays;

public class SemaphoreWritten {
    static volatile int x;
    static final Semaphore PERMITS = new Semaphore(1);
    static final byte[] FREE = written();

    static byte[] written() {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            new ObjectOutputStream(bytes).writeObject(PERMITS);
            return bytes.toByteArray();
        } catch (java.io.IOException e) {
            throw new IllegalStateException(e);
        }
    }

    static void other() {
        try {
            PERMITS.acquire();
            x = 1;
            PERMITS.release();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(SemaphoreWritten::other);
        other.start();
        if (x == 1) {
            assert Arrays.equals(written(), FREE); //! assertion
        }
        other.join();
    }
}
