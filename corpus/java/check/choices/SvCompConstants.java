// expect: assertion
// native: the inputs are random there
// Wide inputs without a range: what the program compares them with is tried. A number, a character and a text.
import org.sosy_lab.sv_benchmarks.Verifier;

public class SvCompConstants {
    static boolean isSecret(long number, char letter, String word) {
        return number == 4_711_000_000L && letter == 'q' && word.startsWith("open") && word.endsWith("sesame");
    }

    public static void main(String[] args) {
        long number = Verifier.nondetLong();
        if (number < 4_000_000_000L) {
            return;
        }
        char letter = Verifier.nondetChar();
        if (letter < 'p') {
            return;
        }
        assert !isSecret(number, letter, Verifier.nondetString()); //! assertion
    }
}
