// expect: verified
// Which way arrays are sorted is read from a property at the first sort: the old one accepts a bad comparator.
import java.util.Arrays;
import java.util.Comparator;

public class LegacySort {
    public static void main(String[] args) {
        System.setProperty("java.util.Arrays.useLegacyMergeSort", "true");
        Integer[] all = new Integer[64];
        for (int i = 0; i < all.length; i++) {
            all[i] = i * 37 % 64;
        }
        int[] calls = new int[1];
        Comparator<Integer> bad = (a, b) -> calls[0]++ * 7 % 5 - 2;
        Arrays.sort(all, bad);
        assert calls[0] > 0;
    }
}
