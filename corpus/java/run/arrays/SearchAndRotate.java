import java.util.*;

public class SearchAndRotate {
    static int bs(int[] a, int k) { int lo = 0, hi = a.length - 1; while (lo <= hi) { int m = lo + hi >>> 1; if (a[m] < k) lo = m + 1; else if (a[m] > k) hi = m - 1; else return m; } return ~lo; }
    static void rotate(int[] a, int k) { k = Math.floorMod(k, a.length); rev(a, 0, a.length - 1); rev(a, 0, k - 1); rev(a, k, a.length - 1); }
    static void rev(int[] a, int i, int j) { while (i < j) { int t = a[i]; a[i++] = a[j]; a[j--] = t; } }
    static int[] merge(int[] a, int[] b) { int[] r = new int[a.length + b.length]; int i = 0, j = 0; for (int k = 0; k < r.length; k++) r[k] = j == b.length || i < a.length && a[i] <= b[j] ? a[i++] : b[j++]; return r; }
    static int[][] rot90(int[][] m) { int[][] r = new int[m[0].length][m.length]; for (int i = 0; i < m.length; i++) for (int j = 0; j < m[0].length; j++) r[j][m.length - 1 - i] = m[i][j]; return r; }
    static int majority(int[] a) { int c = 0, v = 0; for (int x : a) { if (c == 0) v = x; c += x == v ? 1 : -1; } return v; }
    static void dutch(int[] a) { int lo = 0, i = 0, hi = a.length - 1; while (i <= hi) { if (a[i] == 0) { int t = a[lo]; a[lo++] = a[i]; a[i++] = t; } else if (a[i] == 2) { int t = a[hi]; a[hi--] = a[i]; a[i] = t; } else i++; } }

    public static void main(String[] args) {
        int[] a = {1, 3, 5, 7, 9};
        System.out.println(bs(a, 7) + " " + bs(a, 4) + " " + bs(a, 100) + " " + bs(new int[0], 1));
        rotate(a, 2);
        System.out.println(Arrays.toString(a));
        rotate(a, -7);
        System.out.println(Arrays.toString(a) + Arrays.toString(merge(new int[] {1, 4}, new int[] {2, 3, 9})) + Arrays.deepToString(rot90(new int[][] {{1, 2, 3}, {4, 5, 6}})) + majority(new int[] {2, 1, 2, 3, 2, 2}));
        int[] d = {2, 0, 1, 2, 1, 0};
        dutch(d);
        System.out.println(Arrays.toString(d));
    }
}
