// heap: 32m
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A heap that fills with small objects: caught first, then not. The traces of such errors differ from run to run. */
public class OomMap {
    static void fill() {
        Map<Integer, String> map = new HashMap<>();
        for (int i = 0;; i++) {
            map.put(i, "value " + i);
        }
    }

    public static void main(String[] args) {
        try {
            fill();
        } catch (OutOfMemoryError e) {
            System.out.println(e.getMessage());
        }
        List<byte[]> blocks = new ArrayList<>();
        try {
            while (true) {
                blocks.add(new byte[1 << 16]);
            }
        } catch (OutOfMemoryError e) {
            blocks = null;
            System.out.println("again");
        }
        Thread.currentThread().setUncaughtExceptionHandler((thread, e) -> {
            System.out.println(thread.getName() + " ends by " + e);
            System.out.println(new HashMap<>(Map.of("space", "left")));
        });
        fill();
    }
}
