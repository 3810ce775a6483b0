import sojourner.Choice;
import sojourner.Symbolic;

/**
 * "Rare" of Luckow et al. (2014), where the `else` belongs to `if (x < 2)`: 97/101 = 0.960396..., by one path of
 * decisions among 504.
 */
public class Rare {
    public static void main(String[] args) {
        int depth = args.length > 0 ? Integer.parseInt(args[0]) : 500;
        int x = Symbolic.intIn("x", 0, 100);
        boolean success = false;
        if (Choice.anyBoolean()) {
            if (x < 2) {
                success = true;
            } else {
                int taken = 0;
                while (taken < depth && Choice.anyBoolean()) {
                    taken++;
                }
                success = taken == depth && x > 5;
            }
        }
        assert success;
    }
}
