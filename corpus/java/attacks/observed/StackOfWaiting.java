// expect: verified
// The stack of a thread that waits is known.
import java.util.concurrent.locks.LockSupport;

public class StackOfWaiting {
    static volatile boolean over;

    static void inside() {
        while (!over) {
            LockSupport.park();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(StackOfWaiting::inside);
        other.start();
        if (other.getState() == Thread.State.WAITING) {
            boolean seen = false;
            for (StackTraceElement frame : other.getStackTrace()) {
                seen |= frame.getMethodName().equals("inside");
            }
            assert seen;
        }
        over = true;
        LockSupport.unpark(other);
        other.join();
    }
}
