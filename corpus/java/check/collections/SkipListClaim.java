// expect: verified
// args: 2
// larger: 3
// pair: SkipListPeek
// Threads, and as many jobs by priority. pollFirstEntry claims in one step: every job goes to one thread.
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;

public class SkipListClaim {
    public static void main(String[] args) throws InterruptedException {
        int n = Integer.parseInt(args[0]);
        ConcurrentSkipListMap<Integer, String> jobs = new ConcurrentSkipListMap<>();
        for (int i = 0; i < n; i++) {
            jobs.put(i, "job");
        }
        int[] claimed = new int[n];
        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) {
            int id = i;
            threads[i] = new Thread(() -> {
                Map.Entry<Integer, String> job = jobs.pollFirstEntry();
                claimed[id] = 1 << job.getKey();
            });
            threads[i].start();
        }
        int all = 0;
        for (int i = 0; i < n; i++) {
            threads[i].join();
            all += claimed[i];
        }
        assert all == (1 << n) - 1 && jobs.isEmpty();
    }
}
