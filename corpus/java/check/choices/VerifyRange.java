// expect: verified
// args: 3
// larger: 20
// Largest value. Decisions of Java PathFinder's Verify: bounds are included, lists give their values only.
import gov.nasa.jpf.vm.Verify;

public class VerifyRange {
    public static void main(String[] args) {
        int max = Integer.parseInt(args[0]);
        int a = Verify.getInt(-1, max), b = Verify.random(max), c = Verify.getIntFromList(2, 3, 5);
        boolean d = Verify.getBoolean();
        assert -1 <= a && a <= max && 0 <= b && b <= max;
        assert c == 2 || c == 3 || c == 5;
        assert d || !d;
    }
}
