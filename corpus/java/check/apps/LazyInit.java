// expect: assertion
// args: 2
// larger: 3
// pair: LazyInitLocked
// Threads. Two of them find the field empty.
import java.util.concurrent.atomic.AtomicInteger;

public class LazyInit {
    static final AtomicInteger created = new AtomicInteger();
    private static volatile Object instance;

    static Object get() {
        if (instance == null) {
            instance = new Object();
            int n = created.incrementAndGet();
            assert n == 1 : "two instances"; //! assertion
        }
        return instance;
    }

    public static void main(String[] args) {
        for (int i = 0; i < Integer.parseInt(args[0]); i++) {
            new Thread(LazyInit::get).start();
        }
    }
}
