import java.util.*;
import java.util.function.*;
import java.util.stream.*;
public class LogicPuzzles {
    static int solve(int[] q, int r, int n, List<String> out) {
        if (r == n) {
            out.add(Arrays.toString(q));
            return 1;
        }
        int c = 0;
        outer: for (int i = 0; i < n; i++) {
            for (int j = 0; j < r; j++) if (q[j] == i || Math.abs(q[j] - i) == r - j) continue outer;
            q[r] = i;
            c += solve(q, r + 1, n, out);
        }
        return c;
    }
    static boolean sudoku(char[][] b) {
        for (int r = 0; r < 9; r++) for (int c = 0; c < 9; c++) if (b[r][c] == '.') {
            for (char d = '1'; d <= '9'; d++) {
                boolean ok = true;
                for (int k = 0; k < 9 && ok; k++) ok = b[r][k] != d && b[k][c] != d && b[r / 3 * 3 + k / 3][c / 3 * 3 + k % 3] != d;
                if (ok) {
                    b[r][c] = d;
                    if (sudoku(b)) return true;
                    b[r][c] = '.';
                }
            }
            return false;
        }
        return true;
    }
    static List<String> water(int a, int b, int goal) {
        record S(int x, int y) {
        }
        Map<S, S> from = new LinkedHashMap<>();
        Deque<S> q = new ArrayDeque<>();
        S start = new S(0, 0);
        q.add(start);
        from.put(start, null);
        while (!q.isEmpty()) {
            S s = q.poll();
            if (s.x == goal || s.y == goal) {
                LinkedList<String> path = new LinkedList<>();
                for (S p = s; p != null; p = from.get(p)) path.addFirst(p.x + ":" + p.y);
                return path;
            }
            int pour = Math.min(s.x, b - s.y), back = Math.min(s.y, a - s.x);
            for (S t : List.of(new S(a, s.y), new S(s.x, b), new S(0, s.y), new S(s.x, 0), new S(s.x - pour, s.y + pour), new S(s.x + back, s.y - back))) if (!from.containsKey(t)) {
                from.put(t, s);
                q.add(t);
            }
        }
        return List.of();
    }
    static void crypt() {
        for (int m = 1; m <= 1; m++) {
            int[] d = new int[8];
            boolean[] used = new boolean[10];
            System.out.println(search("SENDMORY", 0, d, used));
        }
    }
    static String search(String k, int i, int[] d, boolean[] used) {
        if (i == k.length()) {
            IntUnaryOperator v = c -> d[k.indexOf(c)];
            ToLongFunction<String> num = w -> w.chars().mapToLong(c -> v.applyAsInt(c)).reduce(0, (x, y) -> x * 10 + y);
            return num.applyAsLong("SEND") + num.applyAsLong("MORE") == num.applyAsLong("MONEY") ? num.applyAsLong("SEND") + "+" + num.applyAsLong("MORE") + "=" + num.applyAsLong("MONEY") : null;
        }
        char c = k.charAt(i);
        for (int x = c == 'S' || c == 'M' ? 1 : 0; x <= (c == 'M' ? 1 : 9); x++) if (!used[x]) {
            used[x] = true;
            d[i] = x;
            String r = i < 3 && false ? null : search(k, i + 1, d, used);
            used[x] = false;
            if (r != null) return r;
        }
        return null;
    }
    static String life(String g, int gens) {
        Set<List<Integer>> live = new HashSet<>();
        String[] rows = g.split("/");
        for (int y = 0; y < rows.length; y++) for (int x = 0; x < rows[y].length(); x++) if (rows[y].charAt(x) == '#') live.add(List.of(x, y));
        for (int k = 0; k < gens; k++) {
            Map<List<Integer>, Integer> n = new HashMap<>();
            for (List<Integer> c : live) for (int dx = -1; dx <= 1; dx++) for (int dy = -1; dy <= 1; dy++) if (dx != 0 || dy != 0) n.merge(List.of(c.get(0) + dx, c.get(1) + dy), 1, Integer::sum);
            Set<List<Integer>> prev = live;
            live = n.entrySet().stream().filter(e -> e.getValue() == 3 || e.getValue() == 2 && prev.contains(e.getKey())).map(Map.Entry::getKey).collect(Collectors.toSet());
        }
        return live.stream().sorted(Comparator.<List<Integer>>comparingInt(l -> l.get(1)).thenComparingInt(l -> l.get(0))).map(Object::toString).collect(Collectors.joining());
    }
    public static void main(String[] args) {
        List<String> out = new ArrayList<>();
        System.out.println(solve(new int[6], 0, 6, out) + " " + out);
        System.out.println(solve(new int[8], 0, 8, new ArrayList<>()));
        char[][] b = Stream.of("53..7....", "6..195...", ".98....6.", "8...6...3", "4..8.3..1", "7...2...6", ".6....28.", "...419..5", "....8..79").map(String::toCharArray).toArray(char[][]::new);
        System.out.println(sudoku(b));
        for (char[] r : b) System.out.println(new String(r));
        System.out.println(water(3, 5, 4));
        System.out.println(life(".#./..#/###", 8));
        System.out.println(IntStream.rangeClosed(1, 500).boxed().flatMap(a -> IntStream.rangeClosed(a, 100).mapToObj(c -> new double[] {a, c, Math.sqrt(a * a + c * c)}).filter(t -> t[2] % 1 == 0 && t[2] < 60)).map(t -> (int) t[0] + "-" + (int) t[1] + "-" + (int) t[2]).collect(Collectors.joining(" ")));
        BitSet sieve = new BitSet();
        sieve.set(2, 200);
        for (int p = 2; p * p < 200; p = sieve.nextSetBit(p + 1)) for (int m = p * p; m < 200; m += p) sieve.clear(m);
        System.out.println(sieve);
        StringBuilder tri = new StringBuilder();
        for (int r = 0; r < 4; r++) tri.append(" ".repeat(3 - r)).append("*".repeat(2 * r + 1)).append('\n');
        System.out.print(tri);
    }
}
