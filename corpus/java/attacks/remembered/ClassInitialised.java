// expect: assertion
// Whether a class is initialised already is to be seen by what its initialiser reads.
import java.util.Random;

public class ClassInitialised {
    static int next;

    static class Late {
        static final int SEEN = next;

        static void touch() {
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        next = 1;
        if (random.nextBoolean()) {
            Late.touch();
        }
        next = 2;
        random.nextBoolean();
        assert Late.SEEN == 2; //! assertion
    }
}
