// expect: assertion
// The symbols of a date format are copied in its constructor.
import java.text.DateFormatSymbols;
import java.text.SimpleDateFormat;

public class SymbolsCloned {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    static class Symbols extends DateFormatSymbols {
        public Object clone() {
            work();
            return super.clone();
        }
    }

    static void other() {
        try {
            new SimpleDateFormat("y", new Symbols());
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(SymbolsCloned::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
