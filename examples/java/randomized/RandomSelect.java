import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * The k-th smallest of n numbers by random pivots; only the part that holds it is looked at further. Arguments: k and n,
 * by default the 6th of 20.
 */
public class RandomSelect {
    private static final Random random = new Random();

    /** The element of rank {@code k}, counted from 0. */
    static <T extends Comparable<T>> T select(List<T> list, int k) {
        while (true) {
            if (list.size() == 1) {
                return list.get(0);
            }
            T pivot = list.get(random.nextInt(list.size()));
            List<T> smaller = new ArrayList<>(), larger = new ArrayList<>();
            for (T element : list) {
                int order = element.compareTo(pivot);
                if (order < 0) {
                    smaller.add(element);
                } else if (order > 0) {
                    larger.add(element);
                }
            }
            if (k < smaller.size()) {
                list = smaller;
            } else if (k == smaller.size()) {
                return pivot;
            } else {
                k -= smaller.size() + 1;
                list = larger;
            }
        }
    }

    public static void main(String[] args) {
        int k = args.length > 0 ? Integer.parseInt(args[0]) : 6;
        int n = args.length > 1 ? Integer.parseInt(args[1]) : 20;
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            numbers.add(i % 2 == 0 ? 1 + i / 2 : n - i / 2);
        }
        int found = select(numbers, k - 1);
        assert found == k : found + " is not of rank " + k;
        System.out.println(found);
    }
}
