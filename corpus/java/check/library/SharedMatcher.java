// expect: assertion
// pair: SharedPattern
// A matcher remembers where it is.
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class SharedMatcher {
    static final Matcher MATCHER = Pattern.compile("a+b").matcher("");
    static boolean first;
    static boolean second;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> first = MATCHER.reset("aab").matches());
        Thread two = new Thread(() -> second = MATCHER.reset("zzz").matches());
        one.start();
        two.start();
        one.join();
        two.join();
        assert first && !second : first + " " + second; //! assertion
    }
}
