// expect: assertion
// The program counts time by itself, in a number near to what the clock shows: how far it got depends on what was read.
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

public class OwnClock {
    static long now = 0x12358D2134559A17L;
    static volatile boolean slow;
    static volatile int step;

    public static void main(String[] args) throws Exception {
        // The library looks at its clock.
        new Semaphore(0).tryAcquire(1, TimeUnit.NANOSECONDS);
        Thread other = new Thread(() -> {
            int pause = slow ? 20 : 10;
            try {
                Thread.sleep(pause);
            } catch (InterruptedException e) {
                return;
            }
            now += pause * 1_000_000L;
        });
        other.start();
        slow = true;
        other.join();
        other = null;
        Thread next = new Thread(() -> step = 1);
        next.start();
        int seen = step;
        next.join();
        assert now == 0x12358D2134559A17L + 20_000_000L; //! assertion
    }
}
