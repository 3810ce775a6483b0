import sojourner.Choice;

/** Choices of the environment, of which one combination is wrong. Arguments: choices, values each. */
public class DeepChoice {
    public static void main(String[] args) {
        int choices = Integer.parseInt(args[0]);
        int values = Integer.parseInt(args[1]);
        int right = 0;
        long all = 0;
        for (int i = 0; i < choices; i++) {
            int value = Choice.any(values);
            all = all * 31 + value;
            right += value == (5 * i + 3) % values ? 1 : 0;
        }
        assert right < choices : all;
    }
}
