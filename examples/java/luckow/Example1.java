import sojourner.Choice;
import sojourner.Symbolic;

/** Example 1 of Luckow et al. (2014): the best scheduler has 0.6; learning from averages can stay at 0.55. */
public class Example1 {
    public static void main(String[] args) {
        int x = Symbolic.intIn("x", 1, 100);
        if (Choice.anyBoolean()) {
            if (Choice.anyBoolean()) {
                assert x <= 60;
            } else {
                assert x <= 30;
            }
        } else {
            assert x <= 55;
        }
    }
}
