import sojourner.Choice;
import sojourner.Symbolic;

/**
 * Example 2 of Luckow et al. (2014), as printed: a scheduler that knows which way the first condition went has 0.89,
 * one that always does the same has 0.81. (The figure there rounds its edges, hence 0.9 and 0.8 in the text.)
 */
public class Example2 {
    public static void main(String[] args) {
        int x = Symbolic.intIn("x", 1, 100);
        if (x > 50) {
            task(x);
        } else {
            task(x);
        }
    }

    static void task(int x) {
        if (Choice.anyBoolean()) {
            assert x > 61;
        } else {
            assert x <= 81;
        }
    }
}
