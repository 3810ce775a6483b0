// expect: verified
// outcomes: US|DE
// The default locale changes while another thread asks for it.
import java.util.Locale;

public class LocaleBeside {
    static String seen;

    public static void main(String[] args) throws InterruptedException {
        Locale.setDefault(Locale.US);
        Thread reader = new Thread(() -> seen = Locale.getDefault().getCountry());
        reader.start();
        Locale.setDefault(Locale.GERMANY);
        reader.join();
        System.out.println(seen);
    }
}
