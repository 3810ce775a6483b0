import java.util.*;

public class KnightsTour {
    static final int[][] M = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
    static int free(int[][] b, int r, int c) { int k = 0; for (int[] m : M) if (ok(b, r + m[0], c + m[1])) k++; return k; }
    static boolean ok(int[][] b, int r, int c) { return r >= 0 && c >= 0 && r < b.length && c < b.length && b[r][c] == 0; }
    static boolean tour(int[][] b, int r, int c, int n) { b[r][c] = n; if (n == b.length * b.length) return true; List<int[]> next = new ArrayList<>(); for (int[] m : M) if (ok(b, r + m[0], c + m[1])) next.add(new int[] {r + m[0], c + m[1]}); next.sort(Comparator.comparingInt(x -> free(b, x[0], x[1]))); for (int[] x : next) if (tour(b, x[0], x[1], n + 1)) return true; b[r][c] = 0; return false; }

    public static void main(String[] args) {
        int[][] b = new int[6][6];
        System.out.println(tour(b, 0, 0, 1));
        for (int[] r : b) System.out.println(Arrays.toString(r));
        System.out.println(tour(new int[3][3], 0, 0, 1));
    }
}
