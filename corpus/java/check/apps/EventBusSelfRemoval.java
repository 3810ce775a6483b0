// expect: exception java.util.ConcurrentModificationException
// pair: EventBusCopy
// A listener that unregisters itself changes the list under the iteration that calls it. It does so only when the other
// thread has finished before it.
import java.util.ArrayList;
import java.util.List;

public class EventBusSelfRemoval {
    interface Listener {
        void handle();
    }

    static final List<Listener> listeners = new ArrayList<>();
    static volatile boolean done;

    public static void main(String[] args) {
        listeners.add(new Listener() {
            @Override
            public void handle() {
                if (done) {
                    listeners.remove(this);
                }
            }
        });
        listeners.add(() -> {});
        listeners.add(() -> {});
        new Thread(() -> done = true).start();
        for (Listener l : listeners) { //! exception
            l.handle();
        }
    }
}
