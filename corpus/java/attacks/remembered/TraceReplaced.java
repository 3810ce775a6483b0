// expect: assertion
// A trace can be replaced by another.
import java.util.Random;

public class TraceReplaced {
    static final Exception MADE = new Exception();

    public static void main(String[] args) {
        Random random = new Random();
        if (random.nextBoolean()) {
            MADE.setStackTrace(new StackTraceElement[] {new StackTraceElement("A", "b", "c", 1)});
        }
        random.nextBoolean();
        assert !MADE.getStackTrace()[0].getMethodName().equals("b"); //! assertion
    }
}
