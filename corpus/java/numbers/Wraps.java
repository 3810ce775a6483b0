import sojourner.Choice;

/** Integer arithmetic whose exact result does not fit, and some that does. */
public class Wraps {
    static int least = Integer.MIN_VALUE;
    static int most = Integer.MAX_VALUE;
    static long leastLong = Long.MIN_VALUE;
    static long mostLong = Long.MAX_VALUE;

    public static void main(String[] args) {
        int one = Choice.any(2);
        switch (args[0]) {
            case "add" -> most += one;
            case "subtract" -> least = least - one;
            case "multiply" -> most = most * (one + 1);
            case "divide" -> least = least / (1 - 2 * one);
            case "negate" -> least = -(least + 1 - one);
            case "increment" -> {
                int x = most - 1 + one;
                x++;
            }
            case "decrement" -> {
                int x = least + 1 - one;
                x--;
            }
            case "add long" -> mostLong += one;
            case "subtract long" -> leastLong -= one;
            case "multiply long" -> mostLong *= one + 1;
            case "divide long" -> leastLong /= 1 - 2 * one;
            case "negate long" -> leastLong = -(leastLong + 1 - one);
            case "absolute" -> least = Math.abs(least + 1 - one);
            case "absolute long" -> leastLong = Math.abs(leastLong + 1 - one);
            // These lose nothing, or lose it by definition, or in the JDK.
            case "fits" -> {
                most = most - one + one;
                least = (least + one) - one;
                leastLong = leastLong + one;
                int hash = "a text with a hash code that wraps around".hashCode();
                int shifted = most << 1;
                byte cut = (byte) (300 * one);
                least = Math.abs(least + 1);
                int q = least / -1;
                java.util.Objects.hash(hash, shifted, cut, q, "other");
            }
            // The quotient by zero is an exception as ever.
            case "zero" -> {
                try {
                    most = most / (one - one);
                } catch (ArithmeticException e) {
                    most = 0;
                }
            }
            default -> throw new IllegalArgumentException(args[0]);
        }
    }
}
