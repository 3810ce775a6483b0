// expect: assertion
// A trace that is written into a text.
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Random;

public class TracePrinted {
    static Exception made;

    static void one() {
        made = new Exception();
    }

    static void two() {
        made = new Exception();
    }

    public static void main(String[] args) {
        Random random = new Random();
        if (random.nextBoolean()) {
            one();
        } else {
            two();
        }
        random.nextBoolean();
        StringWriter text = new StringWriter();
        made.printStackTrace(new PrintWriter(text));
        assert text.toString().contains("one"); //! assertion
    }
}
