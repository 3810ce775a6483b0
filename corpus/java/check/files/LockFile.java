// expect: exception java.io.UncheckedIOException
// pair: LockFileExclusive
// Whoever finds no lock file makes one: two threads may both find none.
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;

public class LockFile {
    static final File FILE = new File(System.getProperty("java.io.tmpdir"), "lock");

    static void work() {
        if (!FILE.exists()) {
            try {
                if (!FILE.createNewFile()) {
                    throw new IOException("somebody else has made it");
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e); //! exception
            }
            FILE.delete();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(LockFile::work);
        other.start();
        work();
        other.join();
    }
}
