// expect: assertion
// How many threads were made is to be seen by the identity of the next.
import java.util.Random;

public class NextIdentity {
    public static void main(String[] args) {
        Random random = new Random();
        long before = new Thread("a").getId();
        if (random.nextBoolean()) {
            new Thread("b");
        }
        random.nextBoolean();
        assert new Thread("c").getId() == before + 1; //! assertion
    }
}
