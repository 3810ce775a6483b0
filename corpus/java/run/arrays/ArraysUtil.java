import java.util.Arrays;
import java.util.Collections;
import java.util.List;

public class ArraysUtil {
    public static void main(String[] args) {
        int[] a = {5, 3, 9, -1, 3, 7, 0};
        int[] s = a.clone();
        Arrays.sort(s);
        System.out.println(Arrays.toString(s) + " " + Arrays.binarySearch(s, 7) + " " + Arrays.binarySearch(s, 4) + " " + Arrays.binarySearch(s, 100));
        Arrays.sort(a, 1, 4);
        System.out.println(Arrays.toString(a));
        System.out.println(Arrays.equals(a, s) + " " + Arrays.hashCode(s) + " " + Arrays.compare(a, s) + " " + Arrays.mismatch(a, s) + " " + Arrays.equals(a, 0, 2, new int[] {5, -1}, 0, 2));
        System.out.println(Arrays.toString(Arrays.copyOf(a, 9)) + Arrays.toString(Arrays.copyOf(a, 2)) + Arrays.toString(Arrays.copyOfRange(a, 5, 10)) + Arrays.toString(Arrays.copyOf(new String[] {"x"}, 3)));
        int[] f = new int[6];
        Arrays.fill(f, 7);
        Arrays.fill(f, 1, 3, -1);
        System.out.println(Arrays.toString(f));
        Arrays.setAll(f, i -> i * i);
        System.out.println(Arrays.toString(f) + " " + Arrays.stream(f).sum() + " " + Arrays.stream(f, 2, 4).max().getAsInt());
        Arrays.parallelPrefix(f, Integer::sum);
        System.out.println(Arrays.toString(f));
        Integer[] boxed = {3, 1, 2};
        Arrays.sort(boxed, Collections.reverseOrder());
        System.out.println(Arrays.toString(boxed) + Arrays.asList(boxed));
        String[] w = {"b", "C", "a", "B"};
        Arrays.sort(w);
        System.out.println(Arrays.toString(w));
        Arrays.sort(w, String.CASE_INSENSITIVE_ORDER);
        System.out.println(Arrays.toString(w));
        double[] d = {3.5, Double.NaN, -0.0, 0.0, -1, Double.NEGATIVE_INFINITY};
        Arrays.sort(d);
        System.out.println(Arrays.toString(d));
        char[] c = "sorting".toCharArray();
        Arrays.sort(c);
        System.out.println(c);
        byte[] by = {3, -3, 0};
        Arrays.sort(by);
        long[] lo = {5, Long.MIN_VALUE, Long.MAX_VALUE};
        Arrays.sort(lo);
        short[] sh = {9, -9};
        Arrays.sort(sh);
        float[] fl = {1f, Float.NaN, -1f};
        Arrays.sort(fl);
        System.out.println(Arrays.toString(by) + Arrays.toString(lo) + Arrays.toString(sh) + Arrays.toString(fl));
        int[] big = new int[5000];
        long seed = 12345;
        for (int i = 0; i < big.length; i++) {
            seed = seed * 6364136223846793005L + 1442695040888963407L;
            big[i] = (int) (seed >>> 33);
        }
        Arrays.sort(big);
        boolean ok = true;
        for (int i = 1; i < big.length; i++) ok &= big[i - 1] <= big[i];
        System.out.println(ok + " " + Arrays.hashCode(big));
        System.out.println(Arrays.deepEquals(new int[][] {{1}, {2}}, new int[][] {{1}, {2}}) + " " + Arrays.equals(new int[][] {{1}}, new int[][] {{1}}) + " " + Arrays.deepHashCode(new int[][] {{1}, {2}}) + " " + Arrays.toString((int[]) null) + " " + Arrays.deepToString(null) + " " + Arrays.equals((int[]) null, null));
        List<String> v = Arrays.asList("x", "y", "z");
        Collections.reverse(v);
        System.out.println(v + " " + v.contains("x") + " " + Arrays.asList(1, 2).equals(List.of(1, 2)) + " " + Arrays.asList(new int[] {1, 2}).size());
        try {
            Arrays.sort(new int[3], 2, 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Arrays.fill(new int[3], 0, 9, 1);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            Arrays.sort(new Object[] {1, "x"});
        } catch (ClassCastException e) {
            System.out.println("cce");
        }
        System.out.println(Arrays.compare(new String[] {"a"}, new String[] {"a", "b"}) + " " + Arrays.stream(new String[] {"p", "q"}).toList());
    }
}
