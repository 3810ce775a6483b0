import java.util.Arrays;

public class StaticsAndRecursion {
    static int depth;
    static long[] memo = new long[91];
    static final int LIMIT = 12;
    static final String NAME = "rec" + LIMIT;

    static long fib(int n) {
        if (n < 2) return n;
        if (memo[n] != 0) return memo[n];
        return memo[n] = fib(n - 1) + fib(n - 2);
    }

    static int ackermann(int m, int n) {
        depth++;
        if (m == 0) return n + 1;
        if (n == 0) return ackermann(m - 1, 1);
        return ackermann(m - 1, ackermann(m, n - 1));
    }

    static boolean even(int n) {
        return n == 0 || odd(n - 1);
    }

    static boolean odd(int n) {
        return n != 0 && even(n - 1);
    }

    static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    static void hanoi(int n, char from, char to, char via, StringBuilder out) {
        if (n == 0) return;
        hanoi(n - 1, from, via, to, out);
        out.append(from).append(to).append(' ');
        hanoi(n - 1, via, to, from, out);
    }

    static void permute(int[] a, int k, StringBuilder out) {
        if (k == a.length) {
            for (int v : a) out.append(v);
            out.append(' ');
            return;
        }
        for (int i = k; i < a.length; i++) {
            int t = a[k];
            a[k] = a[i];
            a[i] = t;
            permute(a, k + 1, out);
            t = a[k];
            a[k] = a[i];
            a[i] = t;
        }
    }

    public static void main(String[] args) {
        System.out.println(fib(90));
        System.out.println(ackermann(2, 5) + " in " + depth);
        System.out.println(even(1000) + " " + odd(777));
        System.out.println(gcd(1071, 462) + " " + gcd(-12, 18));
        StringBuilder sb = new StringBuilder();
        hanoi(4, 'A', 'C', 'B', sb);
        System.out.println(sb);
        sb.setLength(0);
        permute(new int[] {1, 2, 3}, 0, sb);
        System.out.println(sb.toString().trim());
        System.out.println(NAME);
        System.out.println(Arrays.stream(memo).filter(v -> v > 0).count());
    }
}
