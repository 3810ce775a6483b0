import java.util.HashMap;
import java.util.Map;

/** Makes many objects before the first choice; then two threads lose an update. */
public class ManyObjects {
    static final Map<Integer, String> TABLE = new HashMap<>();
    static int count;

    public static void main(String[] args) throws InterruptedException {
        for (int i = 0; i < 3000; i++) {
            TABLE.put(i, "entry " + i);
        }
        Thread[] threads = new Thread[2];
        int[] started = new int[2];
        for (int i = 0; i < threads.length; i++) {
            int id = i;
            threads[i] = new Thread(() -> {
                TABLE.put(id, "changed by " + id);
                count++;
            });
            threads[i].start();
            started[i]++;
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assert count == started[0] + started[1] : count;
    }
}
