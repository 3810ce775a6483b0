// expect: verified
// pair: LockFile
// The file system decides who makes the lock file; only that one is inside.
import java.io.File;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;

public class LockFileExclusive {
    static final File FILE = new File(System.getProperty("java.io.tmpdir"), "exclusive");
    static final AtomicInteger inside = new AtomicInteger();

    static void work() {
        try {
            if (FILE.createNewFile()) {
                if (inside.incrementAndGet() != 1) {
                    throw new AssertionError("two are inside");
                }
                inside.decrementAndGet();
                FILE.delete();
            }
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(LockFileExclusive::work);
        other.start();
        work();
        other.join();
        if (FILE.exists()) {
            throw new AssertionError("the lock file is left");
        }
    }
}
