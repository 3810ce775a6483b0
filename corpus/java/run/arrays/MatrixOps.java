import java.util.Arrays;

public class MatrixOps {
    static double[][] mul(double[][] a, double[][] b) {
        int n = a.length, m = b[0].length, k = b.length;
        double[][] c = new double[n][m];
        for (int i = 0; i < n; i++)
            for (int j = 0; j < m; j++)
                for (int x = 0; x < k; x++) c[i][j] += a[i][x] * b[x][j];
        return c;
    }

    static int[][] transpose(int[][] a) {
        int[][] t = new int[a[0].length][a.length];
        for (int i = 0; i < a.length; i++) for (int j = 0; j < a[i].length; j++) t[j][i] = a[i][j];
        return t;
    }

    static double det(double[][] src) {
        int n = src.length;
        double[][] a = new double[n][];
        for (int i = 0; i < n; i++) a[i] = src[i].clone();
        double d = 1;
        for (int c = 0; c < n; c++) {
            int p = c;
            for (int r = c + 1; r < n; r++) if (Math.abs(a[r][c]) > Math.abs(a[p][c])) p = r;
            if (a[p][c] == 0) return 0;
            if (p != c) {
                double[] t = a[p];
                a[p] = a[c];
                a[c] = t;
                d = -d;
            }
            d *= a[c][c];
            for (int r = c + 1; r < n; r++) {
                double f = a[r][c] / a[c][c];
                for (int k = c; k < n; k++) a[r][k] -= f * a[c][k];
            }
        }
        return d;
    }

    static int[] spiral(int[][] m) {
        int top = 0, left = 0, bottom = m.length - 1, right = m[0].length - 1, n = 0;
        int[] out = new int[m.length * m[0].length];
        while (top <= bottom && left <= right) {
            for (int j = left; j <= right; j++) out[n++] = m[top][j];
            top++;
            for (int i = top; i <= bottom; i++) out[n++] = m[i][right];
            right--;
            if (top <= bottom) for (int j = right; j >= left; j--) out[n++] = m[bottom][j];
            bottom--;
            if (left <= right) for (int i = bottom; i >= top; i--) out[n++] = m[i][left];
            left++;
        }
        return out;
    }

    static long[][] power(long[][] b, int e) {
        long[][] r = {{1, 0}, {0, 1}};
        for (; e > 0; e >>= 1) {
            if ((e & 1) == 1) r = mulMod(r, b);
            b = mulMod(b, b);
        }
        return r;
    }

    static long[][] mulMod(long[][] a, long[][] b) {
        long[][] c = new long[2][2];
        for (int i = 0; i < 2; i++) for (int j = 0; j < 2; j++) c[i][j] = (a[i][0] * b[0][j] + a[i][1] * b[1][j]) % 1_000_000_007L;
        return c;
    }

    public static void main(String[] args) {
        double[][] a = {{1, 2}, {3, 4}, {5, 6}}, b = {{1, 0, 2}, {0, 1, -1}};
        System.out.println(Arrays.deepToString(mul(a, b)));
        System.out.println(Arrays.deepToString(transpose(new int[][] {{1, 2, 3}, {4, 5, 6}})));
        System.out.println(det(new double[][] {{2, 0, 1}, {1, 3, 2}, {1, 1, 4}}) + " " + det(new double[][] {{1, 2}, {2, 4}}));
        int[][] g = new int[4][5];
        for (int i = 0; i < 20; i++) g[i / 5][i % 5] = i;
        System.out.println(Arrays.toString(spiral(g)));
        System.out.println(power(new long[][] {{1, 1}, {1, 0}}, 1000)[0][1]);
        long[][] pascal = new long[12][];
        for (int i = 0; i < 12; i++) {
            pascal[i] = new long[i + 1];
            pascal[i][0] = pascal[i][i] = 1;
            for (int j = 1; j < i; j++) pascal[i][j] = pascal[i - 1][j - 1] + pascal[i - 1][j];
        }
        System.out.println(Arrays.toString(pascal[11]));
    }
}
