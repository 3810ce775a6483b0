import java.util.*;
import java.util.function.Consumer;

public class SortingAlgorithms {
    static void bubble(int[] a) {
        boolean swapped;
        do {
            swapped = false;
            for (int i = 1; i < a.length; i++) if (a[i - 1] > a[i]) {
                int t = a[i];
                a[i] = a[i - 1];
                a[i - 1] = t;
                swapped = true;
            }
        } while (swapped);
    }

    static void insertion(int[] a) {
        for (int i = 1; i < a.length; i++) {
            int v = a[i], j = i - 1;
            while (j >= 0 && a[j] > v) a[j + 1] = a[j--];
            a[j + 1] = v;
        }
    }

    static void quick(int[] a) {
        quick(a, 0, a.length - 1);
    }

    private static void quick(int[] a, int lo, int hi) {
        if (lo >= hi) return;
        int p = a[(lo + hi) >>> 1], i = lo, j = hi;
        while (i <= j) {
            while (a[i] < p) i++;
            while (a[j] > p) j--;
            if (i <= j) {
                int t = a[i];
                a[i++] = a[j];
                a[j--] = t;
            }
        }
        quick(a, lo, j);
        quick(a, i, hi);
    }

    static void merge(int[] a) {
        if (a.length < 2) return;
        int[] l = Arrays.copyOfRange(a, 0, a.length / 2), r = Arrays.copyOfRange(a, a.length / 2, a.length);
        merge(l);
        merge(r);
        for (int i = 0, j = 0, k = 0; k < a.length; k++) a[k] = j >= r.length || i < l.length && l[i] <= r[j] ? l[i++] : r[j++];
    }

    static void heap(int[] a) {
        for (int i = a.length / 2 - 1; i >= 0; i--) sift(a, i, a.length);
        for (int n = a.length - 1; n > 0; n--) {
            int t = a[0];
            a[0] = a[n];
            a[n] = t;
            sift(a, 0, n);
        }
    }

    private static void sift(int[] a, int i, int n) {
        for (int c; (c = 2 * i + 1) < n; i = c) {
            if (c + 1 < n && a[c + 1] > a[c]) c++;
            if (a[i] >= a[c]) return;
            int t = a[i];
            a[i] = a[c];
            a[c] = t;
        }
    }

    static void radix(int[] a) {
        int[] b = new int[a.length];
        for (int s = 0; s < 32; s += 8) {
            int[] c = new int[257];
            for (int v : a) c[((v ^ Integer.MIN_VALUE) >>> s & 255) + 1]++;
            for (int i = 0; i < 256; i++) c[i + 1] += c[i];
            for (int v : a) b[c[(v ^ Integer.MIN_VALUE) >>> s & 255]++] = v;
            System.arraycopy(b, 0, a, 0, a.length);
        }
    }

    public static void main(String[] args) {
        Map<String, Consumer<int[]>> algs = new LinkedHashMap<>();
        algs.put("bubble", SortingAlgorithms::bubble);
        algs.put("insertion", SortingAlgorithms::insertion);
        algs.put("quick", SortingAlgorithms::quick);
        algs.put("merge", SortingAlgorithms::merge);
        algs.put("heap", SortingAlgorithms::heap);
        algs.put("radix", SortingAlgorithms::radix);
        int[][] inputs = {{}, {1}, {2, 1}, {5, 3, 5, -1, 0, Integer.MIN_VALUE, Integer.MAX_VALUE}, new Random(5).ints(300, -1000, 1000).toArray()};
        algs.forEach((n, f) -> {
            StringBuilder sb = new StringBuilder(n);
            for (int[] in : inputs) {
                int[] c = in.clone(), e = in.clone();
                f.accept(c);
                Arrays.sort(e);
                sb.append(' ').append(Arrays.equals(c, e)).append(Arrays.hashCode(c));
            }
            System.out.println(sb);
        });
    }
}
