import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import sojourner.Symbolic;

/**
 * Quicksort by the threads of a pool, after "Parallel Quick Sort" of Luckow et al. (2014). Arguments: the number of
 * elements, and how many elements a task must have to be cut into tasks of its own (2: each part is a task).
 */
public class ParallelQuicksort {
    static int[] numbers;
    static int grain;
    static final AtomicInteger open = new AtomicInteger(1);
    static final Semaphore done = new Semaphore(0);
    static ThreadPoolExecutor pool;

    static void task(int low, int high) {
        sort(low, high);
        if (open.decrementAndGet() == 0) {
            done.release();
        }
    }

    static void sort(int low, int high) {
        if (low >= high) {
            return;
        }
        int pivot = numbers[high], at = low;
        for (int i = low; i < high; i++) {
            if (numbers[i] < pivot) {
                swap(i, at++);
            }
        }
        swap(at, high);
        int cut = at;
        if (high - low + 1 >= grain) {
            open.incrementAndGet();
            pool.execute(() -> task(low, cut - 1));
            sort(cut + 1, high);
        } else {
            sort(low, cut - 1);
            sort(cut + 1, high);
        }
    }

    static void swap(int a, int b) {
        int kept = numbers[a];
        numbers[a] = numbers[b];
        numbers[b] = kept;
    }

    public static void main(String[] args) throws InterruptedException {
        int size = args.length > 0 ? Integer.parseInt(args[0]) : 6;
        grain = args.length > 1 ? Integer.parseInt(args[1]) : size;
        numbers = new int[size];
        for (int i = 0; i < size; i++) {
            numbers[i] = Symbolic.intIn("n" + i, 1, 100);
        }
        pool = new ThreadPoolExecutor(2, 2, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        pool.execute(() -> task(0, size - 1));
        done.acquire();
        pool.shutdown();
        for (int i = 1; i < size; i++) {
            assert numbers[i - 1] <= numbers[i];
        }
    }
}
