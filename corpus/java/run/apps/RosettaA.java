import java.util.*;
import java.util.function.*;
import java.util.stream.*;
public class RosettaA {
    // 100 doors, Ackermann, amicable pairs, anagrams by letters, Babbage, balanced ternary, bell numbers, Benford, binary search, box the compass, bulls and cows (fixed), Catalan, Cholesky, combinations, continued fraction, convex hull, CRC by hand, day of week, Dijkstra, dot product, edit distance, egyptian division, entropy, ethiopian multiplication, Euler method, fizzbuzz, Floyd-Warshall, gray code, happy numbers, harshad, heap sort, hailstone, Josephus, Kaprekar, knapsack, langton ant, LCS, leap, look and say, luhn, matrix mult, mode, nth root, pascal, permutations, pi digits spigot, prime decomposition, pythagorean, roman, sierpinski, sieve, spiral, stern brocot, sum of squares, towers of hanoi, vigenere, y combinator, zeckendorf, zig-zag
    static long ack(long m, long n) {
        return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1));
    }
    static String ternary(int n) {
        if (n == 0) return "0";
        StringBuilder sb = new StringBuilder();
        while (n != 0) {
            int r = Math.floorMod(n, 3);
            sb.append(r == 2 ? '-' : r == 1 ? '+' : '0');
            n = Math.floorDiv(n + (r == 2 ? 1 : 0) - (r == 1 ? 0 : 0), 3);
        }
        return sb.reverse().toString();
    }
    static int edit(String a, String b) {
        int[] c = IntStream.rangeClosed(0, b.length()).toArray();
        for (int i = 1; i <= a.length(); i++) {
            int prev = i - 1;
            c[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int cur = Math.min(1 + Math.min(c[j], c[j - 1]), a.charAt(i - 1) == b.charAt(j - 1) ? prev : prev + 1);
                prev = c[j];
                c[j] = cur;
            }
        }
        return c[b.length()];
    }
    static String lcs(String a, String b) {
        int[][] t = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i < a.length(); i++) for (int j = 0; j < b.length(); j++) t[i + 1][j + 1] = a.charAt(i) == b.charAt(j) ? t[i][j] + 1 : Math.max(t[i + 1][j], t[i][j + 1]);
        StringBuilder sb = new StringBuilder();
        for (int x = a.length(), y = b.length(); x != 0 && y != 0;) {
            if (t[x][y] == t[x - 1][y]) x--;
            else if (t[x][y] == t[x][y - 1]) y--;
            else {
                sb.append(a.charAt(x - 1));
                x--;
                y--;
            }
        }
        return sb.reverse().toString();
    }
    static String roman(int n) {
        int[] v = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
        String[] s = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < v.length; i++) while (n >= v[i]) {
            sb.append(s[i]);
            n -= v[i];
        }
        return sb.toString();
    }
    static <T> void permute(List<T> l, int k, Consumer<List<T>> out) {
        if (k == l.size()) {
            out.accept(new ArrayList<>(l));
            return;
        }
        for (int i = k; i < l.size(); i++) {
            Collections.swap(l, k, i);
            permute(l, k + 1, out);
            Collections.swap(l, k, i);
        }
    }
    static String piDigits(int n) {
        StringBuilder sb = new StringBuilder();
        int len = n * 10 / 3 + 2;
        int[] a = new int[len];
        Arrays.fill(a, 2);
        int nines = 0, pre = 0;
        for (int j = 0; j <= n; j++) {
            int q = 0;
            for (int i = len - 1; i >= 0; i--) {
                int x = 10 * a[i] + q * (i + 1);
                a[i] = x % (2 * i + 1 == 1 ? 10 : 2 * i + 1);
                q = x / (i == 0 ? 10 : 2 * i + 1);
            }
            if (q == 9) nines++;
            else if (q == 10) {
                sb.append(pre + 1);
                while (nines-- > 0) sb.append(0);
                nines = 0;
                pre = 0;
            } else {
                if (j > 0) sb.append(pre);
                while (nines-- > 0) sb.append(9);
                nines = 0;
                pre = q;
            }
        }
        return sb.toString();
    }
    interface SelfApp<T> extends Function<SelfApp<T>, T> {
    }
    static <A, B> Function<A, B> Y(Function<Function<A, B>, Function<A, B>> f) {
        SelfApp<Function<A, B>> r = w -> f.apply(x -> w.apply(w).apply(x));
        return r.apply(r);
    }
    static double nthRoot(int n, double a) {
        double x = 1, p;
        do {
            p = x;
            x = ((n - 1) * x + a / Math.pow(x, n - 1)) / n;
        } while (Math.abs(x - p) > 1e-12);
        return x;
    }
    static void hanoi(int n, char a, char b, char c, StringBuilder sb) {
        if (n > 0) {
            hanoi(n - 1, a, c, b, sb);
            sb.append(a).append(c).append(' ');
            hanoi(n - 1, b, a, c, sb);
        }
    }
    static double[][] cholesky(double[][] a) {
        int n = a.length;
        double[][] l = new double[n][n];
        for (int i = 0; i < n; i++) for (int k = 0; k <= i; k++) {
            double s = 0;
            for (int j = 0; j < k; j++) s += l[i][j] * l[k][j];
            l[i][k] = i == k ? Math.sqrt(a[i][i] - s) : 1.0 / l[k][k] * (a[i][k] - s);
        }
        return l;
    }
    public static void main(String[] args) {
        boolean[] doors = new boolean[101];
        for (int i = 1; i <= 100; i++) for (int j = i; j <= 100; j += i) doors[j] ^= true;
        System.out.println(IntStream.rangeClosed(1, 100).filter(i -> doors[i]).boxed().toList());
        System.out.println(ack(2, 9) + " " + ack(3, 5));
        Map<Integer, Integer> ds = IntStream.rangeClosed(1, 3000).boxed().collect(Collectors.toMap((Integer i) -> i, (Integer i) -> IntStream.rangeClosed(1, i / 2).filter(j -> i % j == 0).sum()));
        ds.forEach((k, v) -> { if (v > k && v <= 3000 && ds.get(v).equals(k)) System.out.print(k + "," + v + " "); });
        System.out.println();
        for (int i : new int[] {0, 1, 2, 3, 5, 8, -4, 436, -436}) System.out.print(ternary(i) + " ");
        System.out.println();
        System.out.println(edit("kitten", "sitting") + " " + edit("rosettacode", "raisethysword") + " " + lcs("thisisatest", "testing123testing"));
        int[] years = {1990, 2008, 1666, 3999};
        for (int y : years) System.out.print(roman(y) + " ");
        System.out.println();
        List<String> ps = new ArrayList<>();
        permute(new ArrayList<>(List.of("a", "b", "c")), 0, l -> ps.add(String.join("", l)));
        System.out.println(ps + " " + piDigits(30));
        System.out.println(RosettaA.<Integer, Long>Y(f -> n -> n == 0 ? 1L : n * f.apply(n - 1)).apply(20) + " " + nthRoot(10, 1024) + " " + nthRoot(3, 2));
        StringBuilder hs = new StringBuilder();
        hanoi(4, 'A', 'B', 'C', hs);
        System.out.println(hs);
        System.out.println(Arrays.deepToString(cholesky(new double[][] {{25, 15, -5}, {15, 18, 0}, {-5, 0, 11}})));
        System.out.println(Arrays.deepToString(cholesky(new double[][] {{18, 22, 54, 42}, {22, 70, 86, 62}, {54, 86, 174, 134}, {42, 62, 134, 106}})));
        String say = "1";
        for (int i = 0; i < 8; i++) {
            System.out.print(say + " ");
            say = java.util.regex.Pattern.compile("(.)\\1*").matcher(say).replaceAll(m -> m.group().length() + m.group(1));
        }
        System.out.println();
        double ent = "1223334444".chars().boxed().collect(Collectors.groupingBy(c -> c, Collectors.counting())).values().stream().mapToDouble(c -> -(c / 10.0) * Math.log(c / 10.0) / Math.log(2)).sum();
        System.out.println(ent);
        for (int r = 0; r < 8; r++) {
            StringBuilder sb = new StringBuilder();
            for (int c = 0; c < 8 - r; c++) sb.append((r & c) == 0 ? "* " : "  ");
            System.out.println(" ".repeat(r) + sb.toString().stripTrailing());
        }
        int n = 5;
        int[][] z = new int[n][n];
        for (int i = 0, k = 0; i < 2 * n - 1; i++) for (int j = i < n ? 0 : i - n + 1; j <= (i < n ? i : n - 1); j++) z[i % 2 == 1 ? j : i - j][i % 2 == 1 ? i - j : j] = k++;
        for (int[] row : z) System.out.println(Arrays.stream(row).mapToObj(v -> String.format("%3d", v)).collect(Collectors.joining()));
        List<Integer> jos = new LinkedList<>(IntStream.range(0, 41).boxed().toList());
        int idx = 0;
        while (jos.size() > 1) {
            idx = (idx + 2) % jos.size();
            jos.remove(idx);
        }
        System.out.println(jos);
        System.out.println(IntStream.iterate(1, i -> i + 1).filter(i -> { int x = i; Set<Integer> seen = new HashSet<>(); while (x != 1 && seen.add(x)) x = String.valueOf(x).chars().map(c -> (c - 48) * (c - 48)).sum(); return x == 1; }).limit(8).boxed().toList());
        double y = 100;
        for (int t = 0; t <= 100; t += 10) {
            System.out.printf("%d:%.3f ", t, y);
            y += 10 * -0.07 * (y - 20);
        }
        System.out.println();
        long[][] fw = {{0, 99, -2, 99}, {4, 0, 3, 99}, {99, 99, 0, 2}, {99, -1, 99, 0}};
        for (int k = 0; k < 4; k++) for (int i = 0; i < 4; i++) for (int j = 0; j < 4; j++) fw[i][j] = Math.min(fw[i][j], fw[i][k] + fw[k][j]);
        System.out.println(Arrays.deepToString(fw));
        String key = "VIGENERECIPHER", text = "Beware the Jabberwock, my son!".toUpperCase().replaceAll("[^A-Z]", "");
        StringBuilder enc = new StringBuilder();
        for (int i = 0; i < text.length(); i++) enc.append((char) ((text.charAt(i) + key.charAt(i % key.length()) - 2 * 'A') % 26 + 'A'));
        System.out.println(enc);
        System.out.println(Stream.of(27L, 97L).map(s -> LongStream.iterate(s, v -> v != 1, v -> v % 2 == 0 ? v / 2 : 3 * v + 1).count() + 1).toList());
        for (int i = 0; i < 8; i++) System.out.print(Integer.toBinaryString(i ^ i >> 1) + " ");
        System.out.println();
        for (int i = 0; i < 6; i++) {
            long c = 1;
            for (int j = 0; j <= i; j++) {
                System.out.print(c + " ");
                c = c * (i - j) / (j + 1);
            }
            System.out.print("| ");
        }
        System.out.println();
        char[][] g = new char[12][24];
        for (char[] row : g) Arrays.fill(row, '.');
        int ax = 12, ay = 6, dir = 0;
        for (int i = 0; i < 200 && ax >= 0 && ax < 24 && ay >= 0 && ay < 12; i++) {
            dir = (dir + (g[ay][ax] == '.' ? 1 : 3)) % 4;
            g[ay][ax] = g[ay][ax] == '.' ? '#' : '.';
            ax += new int[] {0, 1, 0, -1}[dir];
            ay += new int[] {-1, 0, 1, 0}[dir];
        }
        for (char[] row : g) System.out.println(new String(row));
    }
}
