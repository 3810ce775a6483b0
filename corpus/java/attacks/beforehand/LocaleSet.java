// expect: verified
// The default locale that main sets is that of formats.
import java.util.Locale;

public class LocaleSet {
    public static void main(String[] args) {
        Locale.setDefault(Locale.GERMANY);
        assert String.format("%,d", 1000).equals("1.000");
        assert String.format("%.1f", 1.5).equals("1,5");
    }
}
