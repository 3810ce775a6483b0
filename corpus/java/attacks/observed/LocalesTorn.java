// expect: assertion
// A list of locales is read one after the other.
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

public class LocalesTorn {
    static final Locale[] LOCALES = {Locale.ITALY, Locale.ITALY};

    static Locale found() {
        return Locale.lookup(List.of(new Locale.LanguageRange("fr")), java.util.Arrays.asList(LOCALES));
    }

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> {
            LOCALES[0] = Locale.FRANCE;
            LOCALES[1] = Locale.FRANCE;
            LOCALES[0] = Locale.ITALY;
        });
        writer.start();
        assert found() != null || LOCALES[1] == Locale.ITALY && LOCALES[0] == Locale.ITALY; //! assertion
        writer.join();
    }
}
