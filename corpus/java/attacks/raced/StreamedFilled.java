// expect: race
// property: race
// A stream of an array that a utility fills.
import java.util.Arrays;

public class StreamedFilled {
    static final int[] ALL = new int[2];

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            Arrays.stream(ALL).sum();
        });
        other.start();
        Arrays.fill(ALL, 2);
        other.join();
    }
}
