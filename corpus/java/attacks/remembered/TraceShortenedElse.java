// expect: assertion
// An exception that is filled in again shows where.
import java.util.Random;

public class TraceShortenedElse {
    static final Exception MADE = new Exception();

    static void again() {
        MADE.fillInStackTrace();
    }

    public static void main(String[] args) {
        Random random = new Random();
        if (!random.nextBoolean()) {
            again();
        }
        random.nextBoolean();
        assert !MADE.getStackTrace()[0].getMethodName().equals("again"); //! assertion
    }
}
