// expect: assertion
// Looking up how a class is written out initialises it, to read its number.
import java.io.ObjectStreamClass;
import java.io.Serializable;

public class SerialLookup {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    static long number() {
        work();
        return 7;
    }

    static class Data implements Serializable {
        private static final long serialVersionUID = number();
    }

    static void other() {
        try {
            ObjectStreamClass.lookup(Data.class);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(SerialLookup::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
