import java.util.*;
import java.util.stream.*;
public class LeetCodeMix {
    static int[] twoSum(int[] a, int t) {
        Map<Integer, Integer> m = new HashMap<>();
        for (int i = 0; i < a.length; i++) {
            Integer j = m.get(t - a[i]);
            if (j != null) return new int[] {j, i};
            m.put(a[i], i);
        }
        return new int[0];
    }
    static int longest(String s) {
        int[] last = new int[128];
        Arrays.fill(last, -1);
        int best = 0, st = 0;
        for (int i = 0; i < s.length(); i++) {
            st = Math.max(st, last[s.charAt(i)] + 1);
            last[s.charAt(i)] = i;
            best = Math.max(best, i - st + 1);
        }
        return best;
    }
    static boolean valid(String s) {
        Deque<Character> d = new ArrayDeque<>();
        for (char c : s.toCharArray()) switch (c) {
            case '(': d.push(')');
            break;
            case '[': d.push(']');
            break;
            case '{': d.push('}');
            break;
            default: if (d.isEmpty() || d.pop() != c) return false;
        }
        return d.isEmpty();
    }
    static List<List<Integer>> threeSum(int[] a) {
        Arrays.sort(a);
        List<List<Integer>> r = new ArrayList<>();
        for (int i = 0; i < a.length - 2; i++) {
            if (i > 0 && a[i] == a[i - 1]) continue;
            for (int l = i + 1, h = a.length - 1; l < h;) {
                int s = a[i] + a[l] + a[h];
                if (s == 0) {
                    r.add(List.of(a[i], a[l], a[h]));
                    while (l < h && a[l] == a[l + 1]) l++;
                    while (l < h && a[h] == a[h - 1]) h--;
                    l++;
                    h--;
                } else if (s < 0) l++;
                else h--;
            }
        }
        return r;
    }
    static class ListNode {
        int val;
        ListNode next;
        ListNode(int... v) {
            val = v[0];
            if (v.length > 1) next = new ListNode(Arrays.copyOfRange(v, 1, v.length));
        }
        ListNode() {
        }
        public String toString() {
            return next == null ? "" + val : val + "->" + next;
        }
    }
    static ListNode reverse(ListNode h) {
        ListNode p = null;
        while (h != null) {
            ListNode n = h.next;
            h.next = p;
            p = h;
            h = n;
        }
        return p;
    }
    static ListNode merge(ListNode a, ListNode b) {
        ListNode d = new ListNode(), t = d;
        while (a != null && b != null) {
            if (a.val <= b.val) {
                t.next = a;
                a = a.next;
            } else {
                t.next = b;
                b = b.next;
            }
            t = t.next;
        }
        t.next = a != null ? a : b;
        return d.next;
    }
    static int islands(String[] g) {
        boolean[][] seen = new boolean[g.length][g[0].length()];
        int n = 0;
        for (int i = 0; i < g.length; i++) for (int j = 0; j < g[0].length(); j++) if (g[i].charAt(j) == '1' && !seen[i][j]) {
            n++;
            Deque<int[]> q = new ArrayDeque<>(List.of(new int[] {i, j}));
            seen[i][j] = true;
            while (!q.isEmpty()) {
                int[] c = q.poll();
                for (int[] d : new int[][] {{0, 1}, {1, 0}, {0, -1}, {-1, 0}}) {
                    int y = c[0] + d[0], x = c[1] + d[1];
                    if (y >= 0 && x >= 0 && y < g.length && x < g[0].length() && g[y].charAt(x) == '1' && !seen[y][x]) {
                        seen[y][x] = true;
                        q.add(new int[] {y, x});
                    }
                }
            }
        }
        return n;
    }
    static int trap(int[] h) {
        int l = 0, r = h.length - 1, lm = 0, rm = 0, w = 0;
        while (l < r) if (h[l] < h[r]) {
            lm = Math.max(lm, h[l]);
            w += lm - h[l++];
        } else {
            rm = Math.max(rm, h[r]);
            w += rm - h[r--];
        }
        return w;
    }
    static String decode(String s) {
        Deque<StringBuilder> sb = new ArrayDeque<>();
        Deque<Integer> k = new ArrayDeque<>();
        sb.push(new StringBuilder());
        int n = 0;
        for (char c : s.toCharArray()) {
            if (Character.isDigit(c)) n = n * 10 + c - '0';
            else if (c == '[') {
                k.push(n);
                n = 0;
                sb.push(new StringBuilder());
            } else if (c == ']') {
                StringBuilder t = sb.pop();
                sb.peek().append(t.toString().repeat(k.pop()));
            } else sb.peek().append(c);
        }
        return sb.pop().toString();
    }
    static int coins(int[] c, int amt) {
        int[] dp = new int[amt + 1];
        Arrays.fill(dp, amt + 1);
        dp[0] = 0;
        for (int a = 1; a <= amt; a++) for (int x : c) if (x <= a) dp[a] = Math.min(dp[a], dp[a - x] + 1);
        return dp[amt] > amt ? -1 : dp[amt];
    }
    static boolean match(String s, String p) {
        boolean[][] d = new boolean[s.length() + 1][p.length() + 1];
        d[0][0] = true;
        for (int j = 1; j <= p.length(); j++) if (p.charAt(j - 1) == '*') d[0][j] = d[0][j - 2];
        for (int i = 1; i <= s.length(); i++) for (int j = 1; j <= p.length(); j++) {
            char c = p.charAt(j - 1);
            d[i][j] = c == '*' ? d[i][j - 2] || (p.charAt(j - 2) == '.' || p.charAt(j - 2) == s.charAt(i - 1)) && d[i - 1][j] : (c == '.' || c == s.charAt(i - 1)) && d[i - 1][j - 1];
        }
        return d[s.length()][p.length()];
    }
    static class MedianFinder {
        final PriorityQueue<Integer> lo = new PriorityQueue<>(Comparator.reverseOrder()), hi = new PriorityQueue<>();
        void add(int x) {
            lo.add(x);
            hi.add(lo.poll());
            if (hi.size() > lo.size()) lo.add(hi.poll());
        }
        double median() {
            return lo.size() > hi.size() ? lo.peek() : (lo.peek() + hi.peek()) / 2.0;
        }
    }
    static List<String> wordBreak(String s, Set<String> w, Map<String, List<String>> memo) {
        if (memo.containsKey(s)) return memo.get(s);
        List<String> r = new ArrayList<>();
        if (w.contains(s)) r.add(s);
        for (int i = 1; i < s.length(); i++) if (w.contains(s.substring(i))) for (String l : wordBreak(s.substring(0, i), w, memo)) r.add(l + " " + s.substring(i));
        memo.put(s, r);
        return r;
    }
    static int[] topo(int n, int[][] e) {
        List<List<Integer>> g = Stream.generate(() -> (List<Integer>) new ArrayList<Integer>()).limit(n).toList();
        int[] in = new int[n];
        for (int[] x : e) {
            g.get(x[1]).add(x[0]);
            in[x[0]]++;
        }
        Queue<Integer> q = IntStream.range(0, n).filter(i -> in[i] == 0).boxed().collect(Collectors.toCollection(LinkedList::new));
        int[] o = new int[n];
        int k = 0;
        while (!q.isEmpty()) {
            int u = q.remove();
            o[k++] = u;
            for (int v : g.get(u)) if (--in[v] == 0) q.add(v);
        }
        return k == n ? o : new int[0];
    }
    public static void main(String[] args) {
        System.out.println(Arrays.toString(twoSum(new int[] {2, 7, 11, 15}, 9)) + longest("abcabcbb") + valid("{[]}()") + valid("(]") + threeSum(new int[] {-1, 0, 1, 2, -1, -4}) + reverse(new ListNode(1, 2, 3)) + " " + merge(new ListNode(1, 4), new ListNode(2, 3, 9)) + islands(new String[] {"11000", "11000", "00100", "00011"}) + " " + trap(new int[] {0, 1, 0, 2, 1, 0, 1, 3, 2, 1, 2, 1}) + decode("3[a2[c]]x") + coins(new int[] {1, 2, 5}, 11) + coins(new int[] {2}, 3) + match("aab", "c*a*b") + match("mississippi", "mis*is*p*."));
        MedianFinder mf = new MedianFinder();
        for (int x : new int[] {5, 2, 8, 1}) {
            mf.add(x);
            System.out.print(mf.median() + " ");
        }
        System.out.println(wordBreak("catsanddog", Set.of("cat", "cats", "and", "sand", "dog"), new HashMap<>()) + Arrays.toString(topo(4, new int[][] {{1, 0}, {2, 0}, {3, 1}, {3, 2}})) + Arrays.toString(topo(2, new int[][] {{0, 1}, {1, 0}})));
    }
}
