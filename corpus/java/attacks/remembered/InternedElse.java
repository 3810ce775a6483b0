// expect: assertion
// Which of two equal texts was interned first is to be seen.
import java.util.Random;

public class InternedElse {
    static final String FIRST = new StringBuilder("in").append("terned").toString();

    public static void main(String[] args) {
        Random random = new Random();
        if (!random.nextBoolean()) {
            FIRST.intern();
        }
        random.nextBoolean();
        String second = new StringBuilder("in").append("terned").toString();
        assert second.intern() == second; //! assertion
    }
}
