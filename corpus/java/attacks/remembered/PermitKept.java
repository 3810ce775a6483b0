// expect: assertion
// A permit to go on is kept until somebody parks.
import java.util.Random;
import java.util.concurrent.locks.LockSupport;

public class PermitKept {
    static volatile int x;

    public static void main(String[] args) {
        Random random = new Random();
        Thread main = Thread.currentThread();
        if (random.nextBoolean()) {
            LockSupport.unpark(main);
        }
        random.nextBoolean();
        Thread waker = new Thread(() -> {
            x = 1;
            LockSupport.unpark(main);
        });
        waker.start();
        LockSupport.park();
        assert x == 1; //! assertion
    }
}
