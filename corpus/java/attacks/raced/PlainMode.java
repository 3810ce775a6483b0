// expect: unsupported
// property: race
// An atomic number, written in plain mode in both threads.
import java.util.concurrent.atomic.AtomicInteger;

public class PlainMode {
    static final AtomicInteger COUNT = new AtomicInteger();

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            COUNT.setPlain(1);
        });
        other.start();
        COUNT.setPlain(2);
        other.join();
    }
}
