// expect: assertion
// What a pattern splits a text into comes from an iterator, which changes though patterns do not.
import java.util.Spliterator;
import java.util.regex.Pattern;

public class PatternSplit {
    static final Spliterator<String> PARTS = Pattern.compile(",").splitAsStream("a,b").spliterator();
    static String first = "", second = "";

    static void advance(boolean isFirst) {
        try {
            PARTS.tryAdvance(part -> {
                if (isFirst) {
                    first = part;
                } else {
                    second = part;
                }
            });
        } catch (RuntimeException e) {
            return;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> advance(true));
        other.start();
        advance(false);
        other.join();
        assert !("a".equals(first) && "a".equals(second)) : "one part for two"; //! assertion
    }
}
