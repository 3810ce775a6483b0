// expect: verified
// The same by reflection.
import java.util.Locale;

public class LocaleSetReflected {
    public static void main(String[] args) throws Exception {
        Locale.class.getMethod("set" + "Default", Locale.class).invoke(null, Locale.GERMANY);
        assert String.format("%,d", 1000).equals("1.000");
        assert String.format("%.1f", 1.5).equals("1,5");
    }
}
