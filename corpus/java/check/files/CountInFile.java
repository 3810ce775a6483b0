// expect: assertion
// pair: CountInFileLocked
// A number in a file is read, and written one larger: two threads may both read the same.
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.File;

public class CountInFile {
    static void increment(File file) {
        try (RandomAccessFile number = new RandomAccessFile(file, "rw")) {
            int old = number.read();
            number.seek(0);
            number.write(old + 1);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        File file = new File(System.getProperty("java.io.tmpdir"), "count");
        try (RandomAccessFile number = new RandomAccessFile(file, "rw")) {
            number.write(0);
        }
        Thread other = new Thread(() -> increment(file));
        other.start();
        increment(file);
        other.join();
        try (RandomAccessFile number = new RandomAccessFile(file, "r")) {
            assert number.read() == 2; //! assertion
        }
        file.delete();
    }
}
