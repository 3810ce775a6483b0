// expect: assertion
// A blocking queue compares its elements by a comparator of the program.
import java.util.concurrent.PriorityBlockingQueue;

public class PriorityCompared {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    static void other() {
        try {
            PriorityBlockingQueue<String> queue = new PriorityBlockingQueue<>(2, (a, b) -> {
                work();
                return a.compareTo(b);
            });
            queue.add("b");
            queue.add("a");
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(PriorityCompared::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
