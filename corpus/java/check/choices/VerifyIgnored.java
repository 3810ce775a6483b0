// expect: verified
// outcomes: 1 2|1 3|2 3
// native: ignoreIf has no effect on an ordinary JVM
// ignoreIf drops the runs that are not of interest: the ordered pairs remain.
import gov.nasa.jpf.vm.Verify;

public class VerifyIgnored {
    public static void main(String[] args) {
        int a = Verify.getInt(1, 3), b = Verify.getInt(1, 3);
        Verify.ignoreIf(a >= b);
        System.out.println(a + " " + b);
    }
}
