// expect: assertion
// A builder of locales is no locale: it changes.
import java.util.Locale;

public class LocaleBuilderShared {
    static final Locale.Builder BUILDER = new Locale.Builder();
    static volatile int x;

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> {
            x = 1;
            BUILDER.setLanguage("fr");
        });
        writer.start();
        if (x == 1) {
            assert BUILDER.build().getLanguage().equals("fr"); //! assertion
        }
        writer.join();
    }
}
