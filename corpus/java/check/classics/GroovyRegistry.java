// expect: deadlock
// args: 2
// larger: 4
// pair: GroovyRegistryFixed
// Threads. After the kind of a deadlock in a dynamic language's runtime: a registry initialises an entry under its own
// lock (registry, then entry), while an entry that changes tells the registry under the entry's lock (entry, then
// registry).
import java.util.HashMap;
import java.util.Map;

public class GroovyRegistry {
    static class Registry {
        private final Map<String, Entry> entries = new HashMap<>();
        private int version;

        synchronized Entry lookup(String name) {
            Entry entry = entries.computeIfAbsent(name, n -> new Entry(this));
            entry.initialise();
            return entry;
        }

        synchronized void invalidate() { //! deadlock
            version++;
        }
    }

    static class Entry {
        private final Registry registry;
        private boolean ready;
        private int methods;

        Entry(Registry registry) {
            this.registry = registry;
        }

        synchronized void initialise() { //! deadlock
            ready = true;
        }

        synchronized void addMethod() {
            methods++;
            registry.invalidate();
        }
    }

    public static void main(String[] args) {
        Registry registry = new Registry();
        for (int i = 0; i < Integer.parseInt(args[0]); i++) {
            new Thread(() -> registry.lookup("Object").addMethod()).start();
        }
    }
}
