// expect: verified
// SV-COMP's Verifier: De Morgan's law for all booleans.
import org.sosy_lab.sv_benchmarks.Verifier;

public class SvCompBooleans {
    public static void main(String[] args) {
        boolean a = Verifier.nondetBoolean(), b = Verifier.nondetBoolean();
        assert !(a && b) == (!a || !b);
    }
}
