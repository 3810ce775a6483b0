import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Quicksort with random pivots over lists: the smaller, the pivot, the larger elements. Any comparable elements will do.
 * The argument says how many of the thirteen numbers are sorted; the transitions are those of {@code Quicksort}.
 */
public class QuicksortList {
    private static final List<Integer> NUMBERS = List.of(10, 7, 13, 1, 2, 11, 6, 8, 4, 3, 12, 9, 5);

    private static final Random random = new Random();

    static <T extends Comparable<T>> void sort(List<T> list) {
        if (list.size() < 2) {
            return;
        }
        T pivot = list.remove(random.nextInt(list.size()));
        List<T> smaller = new ArrayList<>(), larger = new ArrayList<>();
        for (T element : list) {
            (element.compareTo(pivot) <= 0 ? smaller : larger).add(element);
        }
        sort(smaller);
        sort(larger);
        list.clear();
        list.addAll(smaller);
        list.add(pivot);
        list.addAll(larger);
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : NUMBERS.size();
        List<Integer> list = new ArrayList<>(NUMBERS.subList(0, n));
        sort(list);
        assert list.size() == n;
        for (int i = 1; i < n; i++) {
            assert list.get(i - 1) < list.get(i) : "not sorted at " + i;
        }
    }
}
