import java.util.HashMap;
import java.util.Map;

/** Many objects, and a time in a static field: only the time tells one round of the loop from the next. */
public class ManyObjectsAndTime {
    static final Map<Integer, String> TABLE = new HashMap<>();
    static long begun;

    public static void main(String[] args) throws InterruptedException {
        begun = System.nanoTime();
        for (int i = 0; i < 3000; i++) {
            TABLE.put(i, "entry " + i);
        }
        Thread sleeper = new Thread(() -> {
            try {
                while (System.nanoTime() - begun < 25_000_000) {
                    Thread.sleep(10);
                }
            } catch (InterruptedException e) {
                return;
            }
            throw new IllegalStateException("late");
        });
        sleeper.start();
        sleeper.join();
    }
}
