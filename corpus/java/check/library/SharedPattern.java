// expect: verified
// pair: SharedMatcher
// A pattern does not change, so threads may share it.
import java.util.regex.Pattern;

public class SharedPattern {
    static final Pattern PATTERN = Pattern.compile("(a+|c)b*?");
    static boolean first;
    static boolean second;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> first = PATTERN.matcher("aab").matches());
        Thread two = new Thread(() -> second = PATTERN.matcher("zzz").matches());
        one.start();
        two.start();
        one.join();
        two.join();
        assert first && !second : first + " " + second;
    }
}
