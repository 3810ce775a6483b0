// expect: race
// property: race
// An array that a utility of the library fills in both threads.
import java.util.Arrays;

public class FilledTwice {
    static final int[] ALL = new int[4];

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            Arrays.fill(ALL, 1);
        });
        other.start();
        Arrays.fill(ALL, 2);
        other.join();
    }
}
