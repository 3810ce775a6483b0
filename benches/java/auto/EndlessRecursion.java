import java.util.Random;

/** A recursion without a bound: a range is split at a random place until the split is good enough. Argument: elements. */
public class EndlessRecursion {
    private static int split(Random random, int[] range, int low, int high) {
        int at = low + random.nextInt(high - low);
        if (at == low || at == high - 1) {
            return split(random, range, low, high);
        }
        return range[at];
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 8;
        int[] range = new int[n];
        for (int i = 0; i < n; i++) {
            range[i] = i;
        }
        int at = split(new Random(), range, 0, n);
        assert at > 0 && at < n - 1;
    }
}
