// expect: deadlock
// pair: EventBusCopy
// Listeners are called while the bus is locked. One of them waits for a thread that wants to register itself.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;

public class EventBusLocked {
    interface Listener {
        void handle(String event) throws InterruptedException;
    }

    private final List<Listener> listeners = new ArrayList<>();

    synchronized void register(Listener l) { //! deadlock
        listeners.add(l);
    }

    synchronized void publish(String event) throws InterruptedException {
        for (Listener l : listeners) {
            l.handle(event);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        EventBusLocked bus = new EventBusLocked();
        CountDownLatch ready = new CountDownLatch(1);
        bus.register(event -> ready.await()); //! deadlock
        Thread t = new Thread(() -> {
            bus.register(event -> {});
            ready.countDown();
        });
        t.start();
        bus.publish("start");
        t.join();
    }
}
