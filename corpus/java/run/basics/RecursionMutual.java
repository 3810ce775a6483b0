import java.util.*;

public class RecursionMutual {
    static String parse(String s, int[] p) {
        StringBuilder out = new StringBuilder("(");
        while (p[0] < s.length()) {
            char c = s.charAt(p[0]++);
            if (c == '[') out.append(parse(s, p));
            else if (c == ']') return out.append(')').toString();
            else out.append(Character.toUpperCase(c));
        }
        return out.append(')').toString();
    }
    static int[] collatz(int n, int steps, int max) { return n == 1 ? new int[] {steps, max} : collatz(n % 2 == 0 ? n / 2 : 3 * n + 1, steps + 1, Math.max(max, n)); }
    static boolean isEven(int n) { return n == 0 || isOdd(n - 1); }
    static boolean isOdd(int n) { return n != 0 && isEven(n - 1); }
    static int f(int n) { return n <= 0 ? 1 : n - m(f(n - 1)); }
    static int m(int n) { return n <= 0 ? 0 : n - f(m(n - 1)); }
    static void subsets(int[] a, int i, Deque<Integer> cur, List<String> out) {
        if (i == a.length) { out.add(cur.toString()); return; }
        subsets(a, i + 1, cur, out);
        cur.addLast(a[i]);
        subsets(a, i + 1, cur, out);
        cur.removeLast();
    }
    static long binom(int n, int k) { return k == 0 || k == n ? 1 : binom(n - 1, k - 1) + binom(n - 1, k); }

    public static void main(String[] args) {
        System.out.println(parse("a[b[c]d]e[]", new int[1]));
        System.out.println(Arrays.toString(collatz(27, 0, 0)) + isEven(501));
        for (int i = 0; i < 15; i++) System.out.print(f(i) + "/" + m(i) + " ");
        System.out.println();
        List<String> out = new ArrayList<>();
        subsets(new int[] {1, 2, 3}, 0, new ArrayDeque<>(), out);
        System.out.println(out + " " + binom(16, 8));
    }
}
