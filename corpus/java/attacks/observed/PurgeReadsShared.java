// expect: exception java.util.ConcurrentModificationException
// A pool goes through a queue of the program, which goes through a set that others change.
import java.util.HashSet;
import java.util.Iterator;
import java.util.Set;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class PurgeReadsShared {
    static final Set<Runnable> TASKS = new HashSet<>();

    static class Queue extends LinkedBlockingQueue<Runnable> {
        public Iterator<Runnable> iterator() {
            return TASKS.iterator();
        }

        public Object[] toArray() {
            return new Object[0];
        }
    }

    public static void main(String[] args) throws Exception {
        Runnable one = () -> { };
        Runnable two = () -> System.out.println();
        TASKS.add(one);
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new Queue());
        Thread other = new Thread(() -> TASKS.add(two));
        other.start();
        for (Iterator<Runnable> all = pool.getQueue().iterator(); all.hasNext();) {
            all.next(); //! exception
        }
        other.join();
    }
}
