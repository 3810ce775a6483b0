// expect: assertion
// large: no end within seconds
// An object says itself how it is read.
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

public class ReadIn {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    static class Thing implements Serializable {
        private Object readResolve() {
            work();
            return this;
        }
    }

    static void other() {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            new ObjectOutputStream(bytes).writeObject(new Thing());
            new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(ReadIn::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
