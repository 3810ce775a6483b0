// expect: assertion
// A queue of delayed elements compares them by a method of the program.
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

public class DelayedCompared {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    static class Job implements Delayed {
        public long getDelay(TimeUnit unit) {
            return 0;
        }

        public int compareTo(Delayed other) {
            work();
            return 0;
        }
    }

    static void other() {
        try {
            DelayQueue<Job> queue = new DelayQueue<>();
            queue.add(new Job());
            queue.add(new Job());
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(DelayedCompared::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
