// expect: assertion
// An object says itself how it is written out.
import java.io.ByteArrayOutputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

public class WrittenOut {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    static class Thing implements Serializable {
        private Object writeReplace() {
            work();
            return "a";
        }
    }

    static void other() {
        try {
            new ObjectOutputStream(new ByteArrayOutputStream()).writeObject(new Thing());
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(WrittenOut::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
