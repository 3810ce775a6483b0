// expect: verified
// args: 2
// larger: 3
// pair: NotifyOutside
// Threads. A rendezvous: the last to arrive wakes the others, within the monitor and after a change they test.
public class NotifyInside {
    static int missing;

    static synchronized void arrive() {
        try {
            if (--missing == 0) {
                NotifyInside.class.notifyAll();
            }
            while (missing > 0) {
                NotifyInside.class.wait();
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) {
        missing = Integer.parseInt(args[0]);
        for (int i = missing; i > 1; i--) {
            new Thread(NotifyInside::arrive).start();
        }
        arrive();
    }
}
