// expect: assertion
// args: 2
// larger: 3
// pair: SkipListClaim
// Threads, and as many jobs by priority. firstKey and remove are two steps: two threads see the same job.
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;

public class SkipListPeek {
    public static void main(String[] args) throws InterruptedException {
        int n = Integer.parseInt(args[0]);
        ConcurrentSkipListMap<Integer, AtomicInteger> jobs = new ConcurrentSkipListMap<>();
        for (int i = 0; i < n; i++) {
            jobs.put(i, new AtomicInteger());
        }
        for (int i = 0; i < n; i++) {
            new Thread(() -> {
                AtomicInteger job = jobs.firstEntry().getValue();
                jobs.remove(jobs.firstKey());
                int runs = job.incrementAndGet();
                assert runs == 1 : "a job runs twice"; //! assertion
            }).start();
        }
    }
}
