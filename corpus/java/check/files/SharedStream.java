// expect: verified
// outcomes: ab|ba
// Two threads write to one stream: a file has the bytes in the order in which they came.
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class SharedStream {
    static void write(FileOutputStream out, char what) {
        try {
            out.write(what);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Path file = Path.of(System.getProperty("java.io.tmpdir"), "shared.txt");
        try (FileOutputStream out = new FileOutputStream(file.toFile())) {
            Thread other = new Thread(() -> write(out, 'b'));
            other.start();
            write(out, 'a');
            other.join();
        }
        System.out.println(Files.readString(file));
        Files.delete(file);
    }
}
