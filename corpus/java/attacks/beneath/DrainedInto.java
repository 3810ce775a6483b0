// expect: assertion
// A queue is drained into a collection of the program.
import java.util.ArrayList;
import java.util.concurrent.ArrayBlockingQueue;

public class DrainedInto {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    static class Sink extends ArrayList<String> {
        public boolean add(String text) {
            work();
            return super.add(text);
        }
    }

    static void other() {
        try {
            ArrayBlockingQueue<String> queue = new ArrayBlockingQueue<>(1);
            queue.add("a");
            queue.drainTo(new Sink());
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(DrainedInto::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
