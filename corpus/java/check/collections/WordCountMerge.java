// expect: verified
// args: 2
// larger: 3
// pair: WordCountTorn
// Threads. merge() is one step for each key.
import java.util.concurrent.ConcurrentHashMap;

public class WordCountMerge {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();
        Thread[] threads = new Thread[Integer.parseInt(args[0])];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                for (String word : new String[] {"to", "be"}) {
                    counts.merge(word, 1, Integer::sum);
                }
            });
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        assert counts.get("to") == threads.length && counts.get("be") == threads.length;
    }
}
