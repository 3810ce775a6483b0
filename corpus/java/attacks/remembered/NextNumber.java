// expect: assertion
// How many threads were made is to be seen by the name of the next.
import java.util.Random;

public class NextNumber {
    public static void main(String[] args) {
        Random random = new Random();
        if (random.nextBoolean()) {
            new Thread();
        }
        random.nextBoolean();
        assert new Thread().getName().equals("Thread-0"); //! assertion
    }
}
