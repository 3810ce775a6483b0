// expect: verified
// Which bundle is found depends on the locale that main has set.
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.ResourceBundle;

public class BundleOfLocale {
    public static class Words extends ListResourceBundle {
        protected Object[][] getContents() {
            return new Object[][] {{"yes", "yes"}};
        }
    }

    public static class Words_de extends ListResourceBundle {
        protected Object[][] getContents() {
            return new Object[][] {{"yes", "ja"}};
        }
    }

    public static void main(String[] args) {
        Locale.setDefault(Locale.GERMANY);
        assert ResourceBundle.getBundle("BundleOfLocale$Words").getString("yes").equals("ja");
    }
}
