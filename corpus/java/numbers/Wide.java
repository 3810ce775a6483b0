import java.util.Random;
import java.util.SplittableRandom;

/** Draws with too many outcomes to enumerate: a few are tried, and those can come. */
public class Wide {
    public static void main(String[] args) {
        switch (args[0]) {
            case "int" -> {
                assert new Random().nextInt() != 7;
            }
            // None of these is among the longs that a generator with 48 bits returns.
            case "impossible long" -> {
                long x = new Random().nextLong();
                assert x != 7 && x != -1 && x != Long.MAX_VALUE && x != Long.MIN_VALUE;
            }
            case "odd long" -> {
                assert new Random().nextLong() % 2 == 0;
            }
            case "any long" -> {
                assert new SplittableRandom().nextLong() != 7;
            }
            case "gaussian" -> {
                double x = new Random().nextGaussian();
                assert x != 0.5 && x != 0.0 && x != 1.0 && x != -2.0;
            }
            case "negative gaussian" -> {
                assert new Random().nextGaussian() > -1.5;
            }
            case "bytes" -> {
                byte[] bytes = new byte[12];
                new Random().nextBytes(bytes);
                assert bytes[0] == bytes[1];
            }
            default -> throw new IllegalArgumentException(args[0]);
        }
    }
}
