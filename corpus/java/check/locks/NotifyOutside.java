// expect: exception java.lang.IllegalMonitorStateException
// pair: NotifyInside
// notify() without the monitor. Only the thread that comes second calls it, so one order of the two is fine for each.
import java.util.concurrent.atomic.AtomicInteger;

public class NotifyOutside {
    public static void main(String[] args) {
        Object monitor = new Object();
        AtomicInteger arrived = new AtomicInteger();
        Runnable arrive = () -> {
            if (arrived.incrementAndGet() == 2) {
                monitor.notifyAll(); //! exception
            }
        };
        new Thread(arrive).start();
        arrive.run();
    }
}
