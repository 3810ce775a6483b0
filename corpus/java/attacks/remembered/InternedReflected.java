// expect: assertion
// A text is interned by a method that is found by a text.
import java.util.Random;

public class InternedReflected {
    static final String FIRST = new StringBuilder("in").append("terned").toString();

    static Object interned(String text) throws Exception {
        return String.class.getMethod("int" + "ern").invoke(text);
    }

    public static void main(String[] args) throws Exception {
        Random random = new Random();
        if (!random.nextBoolean()) {
            interned(FIRST);
        }
        random.nextBoolean();
        String second = new StringBuilder("in").append("terned").toString();
        assert interned(second) == second; //! assertion
    }
}
