// expect: assertion
// A map computes a value by code of the program.
import java.util.concurrent.ConcurrentHashMap;

public class ComputedInMap {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    static void other() {
        try {
            new ConcurrentHashMap<String, String>().computeIfAbsent("a", key -> {
                work();
                return key;
            });
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(ComputedInMap::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
