// expect: assertion
// A text is made of an array that another thread changes.

public class TextMade {
    static final char[] letters = {'a', 'a'};

    static void other() {
        letters[1] = 'b';
        letters[1] = 'a';
    }

    public static void main(String[] args) throws Throwable {
        String before = new String(letters);
        Thread other = new Thread(TextMade::other);
        other.start();
        assert new String(letters).equals(before) : "read in between"; //! assertion
        other.join();
    }
}
