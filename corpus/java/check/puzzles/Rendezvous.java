// expect: verified
// property: race
// pair: RendezvousPolite
// Each says that it is there, then waits for the other; the semaphores order the plain fields.
import java.util.concurrent.Semaphore;

public class Rendezvous {
    static final Semaphore aHere = new Semaphore(0), bHere = new Semaphore(0);
    static int a, b;

    public static void main(String[] args) {
        new Thread(() -> {
            b = 1;
            bHere.release();
            aHere.acquireUninterruptibly();
            assert a == 1;
        }).start();
        a = 1;
        aHere.release();
        bHere.acquireUninterruptibly();
        assert b == 1;
    }
}
