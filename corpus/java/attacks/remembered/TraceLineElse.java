// expect: assertion
// Where an exception was made is to be seen, long after.
import java.util.Random;

public class TraceLineElse {
    static Exception made;

    static int line() {
        return made.getStackTrace()[0].getLineNumber();
    }

    public static void main(String[] args) {
        Random random = new Random();
        if (!random.nextBoolean()) {
            made = new Exception();
        } else {
            made = new Exception();
        }
        random.nextBoolean();
        assert line() == 14; //! assertion
    }
}
