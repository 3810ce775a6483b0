// expect: race
// property: race
// An object is serialised while its field is written.
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.Serializable;

public class ObjectWritten {
    static class Kept implements Serializable {
        int x;
    }

    static final Kept IT = new Kept();

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            try {
                new ObjectOutputStream(new ByteArrayOutputStream()).writeObject(IT);
            } catch (IOException e) {
                throw new Error(e);
            }
        });
        other.start();
        IT.x = 2;
        other.join();
    }
}
