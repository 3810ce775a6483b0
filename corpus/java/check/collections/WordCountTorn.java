// expect: assertion
// args: 2
// larger: 3
// pair: WordCountMerge
// Threads. getOrDefault and put are two steps: a count is lost.
import java.util.concurrent.ConcurrentHashMap;

public class WordCountTorn {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();
        Thread[] threads = new Thread[Integer.parseInt(args[0])];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                for (String word : new String[] {"to", "be"}) {
                    counts.put(word, counts.getOrDefault(word, 0) + 1);
                }
            });
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        assert counts.get("to") == threads.length && counts.get("be") == threads.length; //! assertion
    }
}
