// expect: verified
// args: 2
// larger: 4
// pair: GroovyRegistry
// Threads. The entry tells the registry after it has left its own monitor; the only nesting is registry, then entry.
import java.util.HashMap;
import java.util.Map;

public class GroovyRegistryFixed {
    static class Registry {
        private final Map<String, Entry> entries = new HashMap<>();
        private int version;

        synchronized Entry lookup(String name) {
            Entry entry = entries.computeIfAbsent(name, n -> new Entry(this));
            entry.initialise();
            return entry;
        }

        synchronized void invalidate() {
            version++;
        }

        synchronized int version() {
            return version;
        }
    }

    static class Entry {
        private final Registry registry;
        private boolean ready;
        private int methods;

        Entry(Registry registry) {
            this.registry = registry;
        }

        synchronized void initialise() {
            ready = true;
        }

        void addMethod() {
            synchronized (this) {
                assert ready;
                methods++;
            }
            registry.invalidate();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Registry registry = new Registry();
        Thread[] threads = new Thread[Integer.parseInt(args[0])];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> registry.lookup("Object").addMethod());
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        assert registry.version() == threads.length;
    }
}
