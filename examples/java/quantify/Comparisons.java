import java.util.Random;
import sojourner.Measure;

/** Randomized quicksort: expected comparisons are 2(n+1)H(n) - 4n for n different numbers. */
public class Comparisons {
    private static final Random RANDOM = new Random();

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 5;
        int[] numbers = new int[n];
        for (int i = 0; i < n; i++) {
            numbers[i] = i;
        }
        sort(numbers, 0, n - 1);
    }

    static void sort(int[] a, int low, int high) {
        if (low >= high) {
            return;
        }
        swap(a, low, low + RANDOM.nextInt(high - low + 1));
        int last = low;
        for (int i = low + 1; i <= high; i++) {
            Measure.add("comparisons", 1);
            if (a[i] < a[low]) {
                swap(a, ++last, i);
            }
        }
        swap(a, low, last);
        sort(a, low, last - 1);
        sort(a, last + 1, high);
    }

    static void swap(int[] a, int i, int j) {
        int kept = a[i];
        a[i] = a[j];
        a[j] = kept;
    }
}
