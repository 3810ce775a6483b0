// expect: deadlock
// pair: Rendezvous
// Each waits for the other before it says that it is there itself.
import java.util.concurrent.Semaphore;

public class RendezvousPolite {
    static final Semaphore aHere = new Semaphore(0), bHere = new Semaphore(0);
    static int a, b;

    public static void main(String[] args) {
        new Thread(() -> {
            b = 1;
            aHere.acquireUninterruptibly(); //! deadlock
            bHere.release();
            assert a == 1;
        }).start();
        a = 1;
        bHere.acquireUninterruptibly(); //! deadlock
        aHere.release();
        assert b == 1;
    }
}
