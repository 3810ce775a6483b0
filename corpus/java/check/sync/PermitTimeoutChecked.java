// expect: verified
// pair: PermitTimeout
// A thread that got no permit in time goes without.
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

public class PermitTimeoutChecked {
    static final Semaphore mutex = new Semaphore(1);
    static int inside;

    static void enter() {
        try {
            if (!mutex.tryAcquire(1, TimeUnit.MILLISECONDS)) {
                return;
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        inside++;
        assert inside == 1;
        inside--;
        mutex.release();
    }

    public static void main(String[] args) {
        new Thread(PermitTimeoutChecked::enter).start();
        enter();
    }
}
