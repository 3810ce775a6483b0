import java.util.Random;

/**
 * Quicksort with random pivots, in place over an array of ints.
 *
 * <p>Sorting k numbers has T(k) transitions: k pivots, then the two parts one after the other, and all ways to sort a
 * part meet again: T(k) = k + 2 (T(0) + ... + T(k-1)) = 3 T(k-1) + 1 with T(2) = 2; from six numbers on even fewer, since
 * what is left to sort after a pivot may also come from another one. The argument says how many of the numbers are
 * sorted (13).
 */
public class Quicksort {
    private static final int[] NUMBERS = {10, 7, 13, 1, 2, 11, 6, 8, 4, 3, 12, 9, 5, 14};

    private static final Random random = new Random();

    static void sort(int[] a, int from, int to) {
        if (to - from < 2) {
            return;
        }
        swap(a, from, from + random.nextInt(to - from));
        int pivot = a[from], middle = from;
        for (int i = from + 1; i < to; i++) {
            if (a[i] < pivot) {
                swap(a, ++middle, i);
            }
        }
        swap(a, from, middle);
        sort(a, from, middle);
        sort(a, middle + 1, to);
    }

    private static void swap(int[] a, int i, int j) {
        int value = a[i];
        a[i] = a[j];
        a[j] = value;
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 13;
        int[] a = new int[n];
        System.arraycopy(NUMBERS, 0, a, 0, n);
        sort(a, 0, n);
        for (int i = 1; i < n; i++) {
            assert a[i - 1] < a[i] : "not sorted at " + i;
        }
    }
}
