import java.util.HashMap;
import java.util.Map;

/** Many objects, and a time in a static field: how long ago that was decides what happens. */
public class ManyObjectsAndTime {
    static final Map<Integer, String> TABLE = new HashMap<>();
    static long begun;
    static int rounds;

    public static void main(String[] args) throws InterruptedException {
        begun = System.nanoTime();
        for (int i = 0; i < 3000; i++) {
            TABLE.put(i, "entry " + i);
        }
        Thread sleeper = new Thread(() -> {
            for (int i = 0; i < 3; i++) {
                try {
                    Thread.sleep(10);
                } catch (InterruptedException e) {
                    return;
                }
            }
        });
        sleeper.start();
        sleeper.join(5);
        // Without the time this state would be the same as the one before anybody slept.
        assert System.nanoTime() - begun < 25_000_000 : "it took long";
    }
}
