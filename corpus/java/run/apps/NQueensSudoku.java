import java.util.*;

public class NQueensSudoku {
    static int queens(int n, int cols, int d1, int d2) {
        int all = (1 << n) - 1;
        if (cols == all) return 1;
        int count = 0;
        for (int free = all & ~(cols | d1 | d2); free != 0; free &= free - 1) {
            int b = free & -free;
            count += queens(n, cols | b, (d1 | b) << 1, (d2 | b) >> 1);
        }
        return count;
    }

    static boolean ok(int[][] b, int r, int c, int v) {
        for (int i = 0; i < 9; i++) if (b[r][i] == v || b[i][c] == v || b[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == v) return false;
        return true;
    }

    static int nodes;

    static boolean solve(int[][] b) {
        nodes++;
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (b[r][c] != 0) continue;
                for (int v = 1; v <= 9; v++) {
                    if (!ok(b, r, c, v)) continue;
                    b[r][c] = v;
                    if (solve(b)) return true;
                    b[r][c] = 0;
                }
                return false;
            }
        }
        return true;
    }

    public static void main(String[] args) {
        for (int n = 1; n <= 8; n++) System.out.print(queens(n, 0, 0, 0) + " ");
        System.out.println();
        String p = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
        int[][] b = new int[9][9];
        for (int i = 0; i < 81; i++) b[i / 9][i % 9] = p.charAt(i) - '0';
        System.out.println(solve(b) + " " + nodes);
        for (int[] r : b) {
            StringBuilder sb = new StringBuilder();
            for (int v : r) sb.append(v);
            System.out.println(sb);
        }
    }
}
