// expect: assertion
// An instant is asked for after another thread has slept.
import java.time.Instant;

public class InstantSeen {
    static volatile int begun;
    static volatile Instant late;

    public static void main(String[] args) throws InterruptedException {
        Instant early = Instant.now();
        Thread other = new Thread(() -> {
            begun = 1;
            late = Instant.now();
        });
        other.start();
        if (begun == 1) {
            Thread.sleep(5000);
            other.join();
            assert late.toEpochMilli() - early.toEpochMilli() < 4000;
        }
    }
}
