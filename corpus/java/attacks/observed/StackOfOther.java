// expect: assertion
// The stack of another thread tells where it stands.
public class StackOfOther {
    static volatile int x;

    static void inside() {
        x = 1;
        x = 2;
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(StackOfOther::inside);
        other.start();
        for (StackTraceElement frame : other.getStackTrace()) {
            assert !frame.getMethodName().equals("inside"); //! assertion
        }
        other.join();
    }
}
