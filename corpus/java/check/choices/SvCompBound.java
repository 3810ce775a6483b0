// expect: assertion
// input: -10..10
// SV-COMP's Verifier with integers within a bound: the square is below 50 except for 8, 9 and 10 and their negatives.
import org.sosy_lab.sv_benchmarks.Verifier;

public class SvCompBound {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n > 0);
        assert n * n < 50; //! assertion
    }
}
