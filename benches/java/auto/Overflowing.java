import java.util.Random;

/** Tosses a coin of four sides, by recursion, until it shows another side than the first. The stack can overflow, with next to no probability. */
public class Overflowing {
    private static int toss(Random random, int tosses) {
        return random.nextInt(4) != 0 ? tosses : toss(random, tosses + 1);
    }

    public static void main(String[] args) {
        int tosses = toss(new Random(), 1);
        assert tosses > 0;
    }
}
