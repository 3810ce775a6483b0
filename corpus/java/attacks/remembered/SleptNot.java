// expect: assertion
// A time that passed before the first look at the clock makes a difference afterwards.
import java.util.Random;

public class SleptNot {
    static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> pause(100));
        other.start();
        if (new Random().nextInt(2) == 1) {
            pause(50);
        }
        long before = System.nanoTime();
        other.join();
        assert System.nanoTime() - before != 100_000_000L; //! assertion
    }
}
