// expect: assertion
// The writer looks at the flag before the reader raises it, and writes after.
public class WriteAfterLook {
    static volatile boolean reading;
    static int value;

    static void write() {
        if (!reading) {
            value = 1;
        }
    }

    public static void main(String[] args) {
        new Thread(WriteAfterLook::write).start();
        reading = true;
        int first = value;
        int second = value;
        assert first == second : "changed while reading"; //! assertion
    }
}
