// expect: exception
// until: 18
// A thread that has ended has forgotten what it ran (until JDK 18); whoever calls its run() does nothing then.
import java.util.concurrent.atomic.AtomicInteger;

public class TargetGone {
    static final AtomicInteger RUNS = new AtomicInteger();
    static volatile int x, seen;

    public static void main(String[] args) throws Exception {
        Thread thread = new Thread(() -> {
            if (RUNS.getAndIncrement() == 0) {
                seen = x;
            }
        });
        thread.start();
        x = 1;
        thread.run();
        thread.join();
        assert seen == 0 || RUNS.get() == 2; //! assertion
    }
}
