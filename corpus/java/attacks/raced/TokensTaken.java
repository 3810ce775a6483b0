// expect: unsupported
// property: race
// An object of the library that promises nothing to several threads.
import java.util.StringTokenizer;

public class TokensTaken {
    static final StringTokenizer ALL = new StringTokenizer("a b c");

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            ALL.nextToken();
        });
        other.start();
        ALL.nextToken();
        other.join();
    }
}
