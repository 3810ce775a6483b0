// expect: assertion
// The default locale is set by a method that is found by a text.
import java.util.Locale;

public class LocaleByReflection {
    static volatile int x;

    static void other() {
        if (x == 1) {
            try {
                Locale.class.getMethod("set" + "Default", Locale.class).invoke(null, Locale.FRANCE);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(LocaleByReflection::other);
        other.start();
        x = 1;
        Locale seen = Locale.getDefault();
        assert !seen.equals(Locale.FRANCE); //! assertion
        other.join();
    }
}
