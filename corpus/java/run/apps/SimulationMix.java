import java.util.*;
import java.util.stream.*;
/** Elevator + event queue + bank teller simulation + Markov + matrix chain + knapsack + text adventure, seeded. */
public class SimulationMix {
    record Event(double at, int seq, Runnable act) implements Comparable<Event> {
        public int compareTo(Event o) {
            int c = Double.compare(at, o.at);
            return c != 0 ? c : Integer.compare(seq, o.seq);
        }
    }
    static class World {
        final PriorityQueue<Event> q = new PriorityQueue<>();
        double now;
        int seq;
        void in(double dt, Runnable r) {
            q.add(new Event(now + dt, seq++, r));
        }
        void run(double end) {
            while (!q.isEmpty() && q.peek().at() <= end) {
                Event e = q.poll();
                now = e.at();
                e.act().run();
            }
        }
    }
    static class Teller {
        final World w;
        final Random r;
        final Deque<Double> line = new ArrayDeque<>();
        boolean busy;
        int served;
        double wait, maxWait;
        Teller(World w, long s) {
            this.w = w;
            r = new Random(s);
        }
        void arrive() {
            line.add(w.now);
            if (!busy) serve();
            w.in(-Math.log(1 - r.nextDouble()) * 3, this::arrive);
        }
        void serve() {
            busy = true;
            double t = w.now - line.poll();
            wait += t;
            maxWait = Math.max(maxWait, t);
            w.in(1 + r.nextGaussian() * r.nextGaussian(), () -> {
                served++;
                busy = false;
                if (!line.isEmpty()) serve();
            });
        }
    }
    static long[][] mul(long[][] a, long[][] b, long m) {
        int n = a.length;
        long[][] c = new long[n][n];
        for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) {
            long s = 0;
            for (int k = 0; k < n; k++) s = (s + a[i][k] * b[k][j]) % m;
            c[i][j] = s;
        }
        return c;
    }
    static long fibMod(long n, long m) {
        long[][] r = {{1, 0}, {0, 1}}, b = {{1, 1}, {1, 0}};
        for (; n > 0; n >>= 1) {
            if ((n & 1) == 1) r = mul(r, b, m);
            b = mul(b, b, m);
        }
        return r[0][1];
    }
    static int knap(int[] w, int[] v, int cap) {
        int[] d = new int[cap + 1];
        for (int i = 0; i < w.length; i++) for (int c = cap; c >= w[i]; c--) d[c] = Math.max(d[c], d[c - w[i]] + v[i]);
        return d[cap];
    }
    static String lcs(String a, String b) {
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = a.length() - 1; i >= 0; i--) for (int j = b.length() - 1; j >= 0; j--) d[i][j] = a.charAt(i) == b.charAt(j) ? 1 + d[i + 1][j + 1] : Math.max(d[i + 1][j], d[i][j + 1]);
        StringBuilder s = new StringBuilder();
        for (int i = 0, j = 0; i < a.length() && j < b.length(); ) if (a.charAt(i) == b.charAt(j)) {
            s.append(a.charAt(i));
            i++;
            j++;
        } else if (d[i + 1][j] >= d[i][j + 1]) i++;
        else j++;
        return s.toString();
    }
    enum Dir {
        N(0, -1), E(1, 0), S(0, 1), W(-1, 0);
        final int dx, dy;
        Dir(int x, int y) {
            dx = x;
            dy = y;
        }
        Dir right() {
            return values()[(ordinal() + 1) % 4];
        }
    }
    static int[] gcdx(int a, int b) {
        if (b == 0) return new int[]{a, 1, 0};
        int[] r = gcdx(b, a % b);
        return new int[]{r[0], r[2], r[1] - a / b * r[2]};
    }
    static void life(Set<List<Integer>> cells, int gens) {
        for (int g = 0; g < gens; g++) {
            Map<List<Integer>, Long> n = cells.stream().flatMap(c -> IntStream.rangeClosed(-1, 1).boxed().flatMap(x -> IntStream.rangeClosed(-1, 1).filter(y -> x != 0 || y != 0).mapToObj(y -> List.of(c.get(0) + x, c.get(1) + y)))).collect(Collectors.groupingBy(c -> c, Collectors.counting()));
            Set<List<Integer>> cur = cells;
            cells = n.entrySet().stream().filter(e -> e.getValue() == 3 || e.getValue() == 2 && cur.contains(e.getKey())).map(Map.Entry::getKey).collect(Collectors.toSet());
        }
        System.out.println(cells.stream().map(Object::toString).sorted().toList());
    }
    static List<List<Integer>> scc(Map<Integer, List<Integer>> g) {
        Map<Integer, Integer> idx = new HashMap<>(), low = new HashMap<>();
        Deque<Integer> st = new ArrayDeque<>();
        Set<Integer> on = new HashSet<>();
        List<List<Integer>> out = new ArrayList<>();
        class T {
            int n;
            void go(int v) {
                idx.put(v, n);
                low.put(v, n++);
                st.push(v);
                on.add(v);
                for (int w : g.getOrDefault(v, List.of())) if (!idx.containsKey(w)) {
                    go(w);
                    low.merge(v, low.get(w), Math::min);
                } else if (on.contains(w)) low.merge(v, idx.get(w), Math::min);
                if (low.get(v).equals(idx.get(v))) {
                    List<Integer> c = new ArrayList<>();
                    int w;
                    do {
                        w = st.pop();
                        on.remove(w);
                        c.add(w);
                    } while (w != v);
                    Collections.sort(c);
                    out.add(c);
                }
            }
        }
        T t = new T();
        for (int v : new TreeSet<>(g.keySet())) if (!idx.containsKey(v)) t.go(v);
        return out;
    }
    static double det(double[][] m) {
        int n = m.length;
        double d = 1;
        for (int i = 0; i < n; i++) {
            int p = i;
            for (int r = i + 1; r < n; r++) if (Math.abs(m[r][i]) > Math.abs(m[p][i])) p = r;
            if (m[p][i] == 0) return 0;
            if (p != i) {
                double[] t = m[p];
                m[p] = m[i];
                m[i] = t;
                d = -d;
            }
            d *= m[i][i];
            for (int r = i + 1; r < n; r++) {
                double f = m[r][i] / m[i][i];
                for (int c = i; c < n; c++) m[r][c] -= f * m[i][c];
            }
        }
        return d;
    }
    static String roman(int n) {
        int[] v = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
        String[] s = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < v.length; i++) while (n >= v[i]) {
            b.append(s[i]);
            n -= v[i];
        }
        return b.toString();
    }
    static void hanoi(int n, char a, char b, char c, List<String> o) {
        if (n > 0) {
            hanoi(n - 1, a, c, b, o);
            o.add(n + ":" + a + c);
            hanoi(n - 1, b, a, c, o);
        }
    }
    static <T> void perms(List<T> l, int k, List<List<T>> o) {
        if (k == l.size()) o.add(List.copyOf(l));
        for (int i = k; i < l.size(); i++) {
            Collections.swap(l, i, k);
            perms(l, k + 1, o);
            Collections.swap(l, i, k);
        }
    }
    public static void main(String[] a) {
        World w = new World();
        Teller t = new Teller(w, 42);
        w.in(0, t::arrive);
        w.run(500);
        System.out.printf(Locale.ROOT, "%d %.6f %.6f %d %.9f%n", t.served, t.wait / t.served, t.maxWait, w.seq, w.now);
        System.out.println(fibMod(1_000_000_000_000L, 1_000_000_007L) + " " + knap(new int[]{12, 2, 1, 1, 4}, new int[]{4, 2, 1, 2, 10}, 15) + lcs("AGGTABXYZQ", "GXTXAYBQQ") + Arrays.toString(gcdx(240, 46)) + roman(3999) + roman(1444));
        int x = 0, y = 0;
        Dir d = Dir.N;
        for (String s : "R2, L3, R2, R2, R2".split(", ")) {
            d = s.charAt(0) == 'R' ? d.right() : d.right().right().right();
            int n = Integer.parseInt(s.substring(1));
            x += d.dx * n;
            y += d.dy * n;
        }
        System.out.println(x + "," + y + " " + d + Math.abs(x + y));
        life(Set.of(List.of(1, 0), List.of(2, 1), List.of(0, 2), List.of(1, 2), List.of(2, 2)), 12);
        System.out.println(scc(Map.of(1, List.of(2), 2, List.of(3), 3, List.of(1, 4), 4, List.of(5), 5, List.of(4), 6, List.of(6, 5))));
        System.out.println(det(new double[][]{{2, -1, 0.5}, {1, 3, -2}, {0.1, 0.2, 7}}) + " " + det(new double[][]{{1, 2}, {2, 4}}));
        List<String> h = new ArrayList<>();
        hanoi(4, 'A', 'B', 'C', h);
        System.out.println(h.size() + "" + h.subList(0, 5));
        List<List<Integer>> ps = new ArrayList<>();
        perms(new ArrayList<>(List.of(1, 2, 3)), 0, ps);
        System.out.println(ps);
        StringBuilder tri = new StringBuilder();
        for (int r = 0; r < 8; r++) {
            long c = 1;
            tri.append(" ".repeat((8 - r) * 2));
            for (int k = 0; k <= r; k++) {
                tri.append(String.format("%4d", c));
                c = c * (r - k) / (k + 1);
            }
            tri.append('\n');
        }
        System.out.print(tri);
        System.out.println(IntStream.rangeClosed(1, 15).mapToObj(i -> i % 15 == 0 ? "FizzBuzz" : i % 5 == 0 ? "Buzz" : i % 3 == 0 ? "Fizz" : "" + i).collect(Collectors.joining(" ")));
        System.out.println(Stream.iterate("1", s -> {
            StringBuilder o = new StringBuilder();
            for (int i = 0, j; i < s.length(); i = j) {
                for (j = i; j < s.length() && s.charAt(j) == s.charAt(i); ) j++;
                o.append(j - i).append(s.charAt(i));
            }
            return o.toString();
        }).limit(8).toList());
        double[] e = {0};
        for (int i = 1; i <= 1000; i++) e[0] += Math.sin(i) * Math.cos(i) / Math.sqrt(i);
        System.out.println(String.format("%.9f", e[0]) + " " + Math.hypot(3, 4) + Math.cbrt(27) + Math.atan2(-1, -1) + Math.toDegrees(Math.PI) + Math.log10(1000) + Math.floorDiv(-7, 2) + Math.IEEEremainder(7, 4) + Math.ulp(1.0) + Math.nextUp(1f) + Math.scalb(1.5, 4) + Math.getExponent(1e10) + Math.signum(-0.0) + Math.copySign(3, -0.0) + Math.fma(2.0, 3.0, 4.0));
    }
}
