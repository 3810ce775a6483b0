// expect: verified
// property: race
// Counters of the library for several threads, whose races are meant.
import java.util.concurrent.atomic.LongAdder;

public class AddersCells {
    static final LongAdder SUM = new LongAdder();

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            SUM.increment();
        });
        other.start();
        SUM.increment();
        other.join();
    }
}
