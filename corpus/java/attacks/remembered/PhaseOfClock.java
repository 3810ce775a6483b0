// expect: assertion
// How late it is, and not only how long something takes: what passed before the first such look makes a difference.
import java.util.Random;

public class PhaseOfClock {
    public static void main(String[] args) throws InterruptedException {
        Random random = new Random();
        long start = System.currentTimeMillis();
        if (random.nextInt(2) == 1) {
            Thread.sleep(1);
        } else {
            Thread.sleep(2);
        }
        start = 0;
        random.nextInt(2);
        long now = System.currentTimeMillis();
        assert now % 2 == 0; //! assertion
    }
}
