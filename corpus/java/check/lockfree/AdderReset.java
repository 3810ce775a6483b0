// expect: assertion
// args: 1
// larger: 3
// pair: AdderSum
// Increments. Reading and resetting a LongAdder in two steps loses what is added between them.
import java.util.concurrent.atomic.LongAdder;

public class AdderReset {
    public static void main(String[] args) throws InterruptedException {
        int n = Integer.parseInt(args[0]);
        LongAdder adder = new LongAdder();
        Thread t = new Thread(() -> {
            for (int i = 0; i < n; i++) {
                adder.increment();
            }
        });
        t.start();
        long total = adder.sum();
        adder.reset();
        t.join();
        assert total + adder.sum() == n; //! assertion
    }
}
