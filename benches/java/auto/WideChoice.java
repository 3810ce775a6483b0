import sojourner.Choice;

/** Wide choices of the environment, one after the other in one thread. Arguments: choices, values each. */
public class WideChoice {
    public static void main(String[] args) {
        int choices = args.length > 0 ? Integer.parseInt(args[0]) : 3;
        int values = args.length > 1 ? Integer.parseInt(args[1]) : 100;
        long number = 0;
        for (int i = 0; i < choices; i++) {
            number = number * values + Choice.any(values);
        }
        assert number >= 0;
    }
}
