// expect: assertion
// The write comes after the lock was given back, and is seen by one who has it.
public class WriteAfterRelease {
    static final Object lock = new Object();
    static int value;

    static void write() {
        synchronized (lock) {
            value = 1;
        }
        value = 2;
    }

    public static void main(String[] args) {
        new Thread(WriteAfterRelease::write).start();
        synchronized (lock) {
            int first = value;
            int second = value;
            assert first == second : "changed under the lock"; //! assertion
        }
    }
}
