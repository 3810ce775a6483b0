// expect: verified
// args: 2
// larger: 3
// pair: LazyInit
// Threads. Looking and creating are one critical section.
import java.util.concurrent.atomic.AtomicInteger;

public class LazyInitLocked {
    static final AtomicInteger created = new AtomicInteger();
    private static volatile Object instance;

    static synchronized Object get() {
        if (instance == null) {
            instance = new Object();
            int n = created.incrementAndGet();
            assert n == 1 : "two instances";
        }
        return instance;
    }

    public static void main(String[] args) {
        for (int i = 0; i < Integer.parseInt(args[0]); i++) {
            new Thread(LazyInitLocked::get).start();
        }
    }
}
