import java.util.*;

public class DynamicProgramming {
    static int knapsack(int[] w, int[] v, int cap) {
        int[] best = new int[cap + 1];
        for (int i = 0; i < w.length; i++) for (int c = cap; c >= w[i]; c--) best[c] = Math.max(best[c], best[c - w[i]] + v[i]);
        return best[cap];
    }

    static String lcs(String a, String b) {
        int[][] t = new int[a.length() + 1][b.length() + 1];
        for (int i = a.length() - 1; i >= 0; i--) for (int j = b.length() - 1; j >= 0; j--) t[i][j] = a.charAt(i) == b.charAt(j) ? 1 + t[i + 1][j + 1] : Math.max(t[i + 1][j], t[i][j + 1]);
        StringBuilder sb = new StringBuilder();
        for (int i = 0, j = 0; i < a.length() && j < b.length(); ) {
            if (a.charAt(i) == b.charAt(j)) {
                sb.append(a.charAt(i++));
                j++;
            } else if (t[i + 1][j] >= t[i][j + 1]) i++;
            else j++;
        }
        return sb.toString();
    }

    static int edit(String a, String b) {
        int[] prev = new int[b.length() + 1], cur = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) prev[j] = j;
        for (int i = 1; i <= a.length(); i++) {
            cur[0] = i;
            for (int j = 1; j <= b.length(); j++) cur[j] = Math.min(Math.min(cur[j - 1], prev[j]) + 1, prev[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1));
            int[] t = prev;
            prev = cur;
            cur = t;
        }
        return prev[b.length()];
    }

    static long coins(int[] c, int n) {
        long[] ways = new long[n + 1];
        ways[0] = 1;
        for (int x : c) for (int i = x; i <= n; i++) ways[i] += ways[i - x];
        return ways[n];
    }

    static int lis(int[] a) {
        int[] tails = new int[a.length];
        int n = 0;
        for (int x : a) {
            int i = Arrays.binarySearch(tails, 0, n, x);
            if (i < 0) i = ~i;
            tails[i] = x;
            if (i == n) n++;
        }
        return n;
    }

    static int maxSub(int[] a) {
        int best = a[0], cur = 0;
        for (int x : a) {
            cur = Math.max(cur + x, x);
            best = Math.max(best, cur);
        }
        return best;
    }

    static final Map<String, Long> MEMO = new HashMap<>();

    static long paths(int r, int c) {
        if (r == 0 || c == 0) return 1;
        String k = r + "," + c;
        Long m = MEMO.get(k);
        if (m != null) return m;
        long v = paths(r - 1, c) + paths(r, c - 1);
        MEMO.put(k, v);
        return v;
    }

    static int matrixChain(int[] d) {
        int n = d.length - 1;
        int[][] m = new int[n][n];
        for (int len = 2; len <= n; len++) for (int i = 0; i + len <= n; i++) {
            int j = i + len - 1;
            m[i][j] = Integer.MAX_VALUE;
            for (int k = i; k < j; k++) m[i][j] = Math.min(m[i][j], m[i][k] + m[k + 1][j] + d[i] * d[k + 1] * d[j + 1]);
        }
        return m[0][n - 1];
    }

    public static void main(String[] args) {
        System.out.println(knapsack(new int[] {1, 3, 4, 5}, new int[] {1, 4, 5, 7}, 7));
        System.out.println(lcs("AGGTABXYQW", "GXTXAYBQ") + " " + edit("kitten", "sitting") + " " + edit("", "abc"));
        System.out.println(coins(new int[] {1, 5, 10, 25, 50}, 1000) + " " + lis(new int[] {10, 9, 2, 5, 3, 7, 101, 18, 4, 20}) + " " + maxSub(new int[] {-2, 1, -3, 4, -1, 2, 1, -5, 4}));
        System.out.println(paths(16, 16) + " " + MEMO.size() + " " + matrixChain(new int[] {40, 20, 30, 10, 30}));
    }
}
