// expect: assertion
// Who called the method that made an exception is to be seen.
import java.util.Random;

public class TraceCaller {
    static Exception made;

    static void make() {
        made = new Exception();
    }

    static void one() {
        make();
    }

    static void two() {
        make();
    }

    public static void main(String[] args) {
        Random random = new Random();
        if (random.nextBoolean()) {
            one();
        } else {
            two();
        }
        random.nextBoolean();
        assert made.getStackTrace()[1].getMethodName().equals("one"); //! assertion
    }
}
