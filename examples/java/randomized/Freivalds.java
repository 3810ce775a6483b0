import java.util.Random;

/**
 * Freivalds' check of a matrix product: instead of computing A B, compare A (B r) with C r for a random vector r with
 * entries from 1 to m. A right product always passes; a wrong one passes with probability at most 1/m.
 *
 * <p>Arguments: size n (4), m (29), and an error: {@code wrong} changes one entry of C, which is always noticed, since
 * the entries of r are positive; {@code hidden} changes two, which cancel each other when two entries of r are equal,
 * with probability 1/m.
 */
public class Freivalds {
    private static final Random random = new Random();

    static long[] times(long[][] a, long[] v) {
        long[] product = new long[v.length];
        for (int i = 0; i < v.length; i++) {
            for (int j = 0; j < v.length; j++) {
                product[i] += a[i][j] * v[j];
            }
        }
        return product;
    }

    static boolean check(long[][] a, long[][] b, long[][] c, int m) {
        long[] r = new long[a.length];
        for (int i = 0; i < r.length; i++) {
            r[i] = 1 + random.nextInt(m);
        }
        long[] left = times(a, times(b, r)), right = times(c, r);
        for (int i = 0; i < left.length; i++) {
            if (left[i] != right[i]) {
                return false;
            }
        }
        return true;
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 4, m = args.length > 1 ? Integer.parseInt(args[1]) : 29;
        String error = args.length > 2 ? args[2] : "none";
        long[][] a = new long[n][n], b = new long[n][n], c = new long[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                a[i][j] = i + 2 * j;
                b[i][j] = i == j ? 3 : 1;
            }
        }
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                for (int k = 0; k < n; k++) {
                    c[i][j] += a[i][k] * b[k][j];
                }
            }
        }
        if (!error.equals("none")) {
            c[0][0]++;
        }
        if (error.equals("hidden")) {
            c[0][1]--;
        }
        assert check(a, b, c, m) == error.equals("none") : "a wrong product was accepted";
    }
}
