// expect: assertion
// The stacks of all threads tell where another one stands.
import java.util.Map;

public class AllStacks {
    static volatile int x;

    static void inside() {
        x = 1;
        x = 2;
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(AllStacks::inside);
        other.start();
        for (Map.Entry<Thread, StackTraceElement[]> entry : Thread.getAllStackTraces().entrySet()) {
            if (entry.getKey() == other) {
                for (StackTraceElement frame : entry.getValue()) {
                    assert !frame.getMethodName().equals("inside"); //! assertion
                }
            }
        }
        other.join();
    }
}
