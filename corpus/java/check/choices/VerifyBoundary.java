// expect: assertion
// args: 3
// pair: VerifyRange
// Largest value. random(max) includes max; the array has one element less.
import gov.nasa.jpf.vm.Verify;

public class VerifyBoundary {
    public static void main(String[] args) {
        int max = Integer.parseInt(args[0]);
        int i = Verify.random(max);
        assert i < max : "max is included"; //! assertion
    }
}
