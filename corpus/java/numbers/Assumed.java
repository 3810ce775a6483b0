import gov.nasa.jpf.vm.Verify;
import org.sosy_lab.sv_benchmarks.Verifier;
import sojourner.Check;
import sojourner.Choice;

/** Runs that an assumption excludes; the shares of the others are told given the assumption. */
public class Assumed {
    public static void main(String[] args) {
        switch (args[0]) {
            // Half of the runs is left, and a fifth of them is wrong.
            case "ours" -> {
                int x = Choice.uniform(10);
                Check.assume(x < 5);
                assert x != 3;
            }
            case "jpf" -> {
                int x = Choice.uniform(10);
                Verify.ignoreIf(x >= 5);
                assert x != 3;
            }
            case "competition" -> {
                int x = Choice.uniform(10);
                Verifier.assume(x < 5);
                assert x != 3;
            }
            // Nothing is wrong with what is left.
            case "right" -> {
                int x = Choice.die();
                Check.assume(x != 6);
                assert x < 6;
            }
            // What is wrong before an assumption is wrong.
            case "late" -> {
                int x = Choice.uniform(4);
                assert x != 0;
                Check.assume(x > 1);
            }
            // The scheduler may leave 0.5 of the runs, of which a fifth is wrong, or all, of which 0.15 are.
            case "decided" -> {
                if (Choice.anyBoolean()) {
                    int x = Choice.make(0.5, 0.1, 0.4);
                    Check.assume(x != 0);
                    assert x != 1;
                } else {
                    assert !Choice.coin(0.15);
                }
            }
            // Given the assumption alone the second coin is wrong half of the time, not a quarter.
            case "two coins" -> {
                boolean first = Choice.coin();
                boolean second = Choice.coin();
                Check.assume(first);
                assert second;
            }
            case "nothing left" -> {
                int x = Choice.die();
                Check.assume(x > 6);
                assert x > 6;
            }
            case "nothing left by any scheduler" -> {
                Check.assume(Choice.any(3) == 7);
                assert false;
            }
            default -> throw new IllegalArgumentException(args[0]);
        }
    }
}
