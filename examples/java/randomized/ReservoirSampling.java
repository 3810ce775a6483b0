import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * A uniform sample of k elements of a stream whose length is not known before: element i replaces one of the sample with
 * probability k/i. Arguments: k (2) and the length (6); every k-subset has the same probability.
 */
public class ReservoirSampling {
    static <T> List<T> sample(Iterator<T> stream, int k, Random random) {
        List<T> reservoir = new ArrayList<>();
        for (int seen = 1; stream.hasNext(); seen++) {
            T element = stream.next();
            if (seen <= k) {
                reservoir.add(element);
            } else {
                int slot = random.nextInt(seen);
                if (slot < k) {
                    reservoir.set(slot, element);
                }
            }
        }
        return reservoir;
    }

    public static void main(String[] args) {
        int k = args.length > 0 ? Integer.parseInt(args[0]) : 2, n = args.length > 1 ? Integer.parseInt(args[1]) : 6;
        List<Integer> sample = sample(IntStream.rangeClosed(1, n).iterator(), k, new Random());
        assert sample.size() == Math.min(k, n);
        assert new HashSet<>(sample).size() == sample.size() : "an element twice";
        for (int element : sample) {
            assert 1 <= element && element <= n;
        }
        sample.sort(null);
        System.out.println(sample);
    }
}
