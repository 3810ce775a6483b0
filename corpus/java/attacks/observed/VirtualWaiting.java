// expect: assertion
// jdk: 21+
// A virtual thread that is parked says so.
import java.util.concurrent.locks.LockSupport;

public class VirtualWaiting {
    static volatile boolean over;

    public static void main(String[] args) throws Exception {
        Thread other = Thread.ofVirtual().unstarted(() -> {
            while (!over) {
                LockSupport.park();
            }
        });
        other.start();
        Thread.State state = other.getState();
        over = true;
        LockSupport.unpark(other);
        other.join();
        assert state != Thread.State.WAITING; //! assertion
    }
}
