// expect: assertion
// Whether assertions are on is asked when a class is initialised.
import java.util.Random;

public class AssertionStatusKept {
    static class Late {
        static boolean isOn() {
            boolean on = false;
            assert on = true;
            return on;
        }
    }

    public static void main(String[] args) {
        Random random = new Random();
        if (random.nextBoolean()) {
            AssertionStatusKept.class.getClassLoader().setClassAssertionStatus("AssertionStatusKept$Late", false);
        }
        random.nextBoolean();
        assert Late.isOn(); //! assertion
    }
}
