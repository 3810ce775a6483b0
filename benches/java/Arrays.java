/** Reading and writing arrays of several types, one and two dimensions. */
public class Arrays {
    static int sieve(int limit) {
        boolean[] composite = new boolean[limit];
        int primes = 0;
        for (int i = 2; i < limit; i++) {
            if (!composite[i]) {
                primes++;
                for (int j = 2 * i; j < limit; j += i) {
                    composite[j] = true;
                }
            }
        }
        return primes;
    }

    static int sort(int length) {
        int[] a = new int[length];
        int seed = 7;
        for (int i = 0; i < length; i++) {
            seed = seed * 1103515245 + 12345;
            a[i] = seed >>> 8;
        }
        for (int i = 1; i < length; i++) {
            int v = a[i];
            int j = i - 1;
            while (j >= 0 && a[j] > v) {
                a[j + 1] = a[j];
                j--;
            }
            a[j + 1] = v;
        }
        return a[length / 2];
    }

    static double product(int n) {
        double[][] a = new double[n][n];
        double[][] b = new double[n][n];
        double[][] c = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                a[i][j] = i + j;
                b[i][j] = i - j;
            }
        }
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                double sum = 0;
                for (int k = 0; k < n; k++) {
                    sum += a[i][k] * b[k][j];
                }
                c[i][j] = sum;
            }
        }
        return c[n / 2][n / 3];
    }

    static int letters(int rounds) {
        char[] text = "the quick brown fox jumps over the lazy dog".toCharArray();
        byte[] counts = new byte[128];
        for (int r = 0; r < rounds; r++) {
            for (int i = 0; i < text.length; i++) {
                counts[text[i]]++;
            }
        }
        return counts['o'] * 1000 + counts[' '];
    }

    public static void main(String[] args) {
        System.out.println(sieve(5_000_000) + " " + sort(6_000) + " " + product(250) + " " + letters(200_000));
    }
}
