// expect: verified
// pair: EventBusLocked
// The list is copied under the lock and the listeners are called without it.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;

public class EventBusCopy {
    interface Listener {
        void handle(String event) throws InterruptedException;
    }

    private final List<Listener> listeners = new ArrayList<>();

    synchronized void register(Listener l) {
        listeners.add(l);
    }

    void publish(String event) throws InterruptedException {
        List<Listener> copy;
        synchronized (this) {
            copy = new ArrayList<>(listeners);
        }
        for (Listener l : copy) {
            l.handle(event);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        EventBusCopy bus = new EventBusCopy();
        CountDownLatch ready = new CountDownLatch(1);
        bus.register(event -> ready.await());
        Thread t = new Thread(() -> {
            bus.register(event -> {});
            ready.countDown();
        });
        t.start();
        bus.publish("start");
        t.join();
    }
}
