// expect: verified
// outcomes: 0 false|0 true|1 false|1 true|2 false|2 true
// Every combination of the decisions, each once.
import gov.nasa.jpf.vm.Verify;

public class VerifyOutcomes {
    public static void main(String[] args) {
        System.out.println(Verify.getInt(0, 2) + " " + Verify.randomBool());
    }
}
