import java.util.Random;

/** A generator with a seed: its numbers are always the same, unless all outcomes are asked for. */
public class Seeded {
    public static void main(String[] args) {
        Random random = new Random(42);
        int first = random.nextInt(10);
        assert first == 0 : "another number than the first of seed 42";
    }
}
