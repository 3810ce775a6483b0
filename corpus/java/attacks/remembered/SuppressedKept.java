// expect: assertion
// What an exception suppresses is part of it.
import java.util.Random;

public class SuppressedKept {
    static final Exception MADE = new Exception();

    public static void main(String[] args) {
        Random random = new Random();
        if (random.nextBoolean()) {
            MADE.addSuppressed(new Exception());
        }
        random.nextBoolean();
        assert MADE.getSuppressed().length == 0; //! assertion
    }
}
