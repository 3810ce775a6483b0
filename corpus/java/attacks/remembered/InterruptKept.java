// expect: assertion
// An interrupt is kept until somebody looks.
import java.util.Random;

public class InterruptKept {
    public static void main(String[] args) {
        Random random = new Random();
        if (random.nextBoolean()) {
            Thread.currentThread().interrupt();
        }
        random.nextBoolean();
        assert !Thread.interrupted(); //! assertion
    }
}
