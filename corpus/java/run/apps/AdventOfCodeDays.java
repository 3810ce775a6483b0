// stdin: 1000\n2000\n3000\n\n4000\n\n5000\n6000\n--\nA Y\nB X\nC Z\n--\nmove 1 from 2 to 1\nmove 3 from 1 to 3\n--\n30373\n25512\n65332\n33549\n35390\n--\nR 4\nU 4\nL 3\nD 1\nR 4\nD 1\nL 5\nR 2\n--\nnoop\naddx 3\naddx -5\n
import java.util.*;
import java.util.function.*;
import java.util.regex.*;
import java.util.stream.*;
public class AdventOfCodeDays {
    public static void main(String[] a) {
        List<String> all = new ArrayList<>();
        Scanner sc = new Scanner(System.in);
        while (sc.hasNextLine()) all.add(sc.nextLine());
        List<List<String>> parts = new ArrayList<>(List.of(new ArrayList<>()));
        for (String l : all) if (l.equals("--")) parts.add(new ArrayList<>());
        else parts.get(parts.size() - 1).add(l);
        int[] elves = Arrays.stream(String.join("\n", parts.get(0)).split("\n\n")).mapToInt(g -> g.lines().mapToInt(Integer::parseInt).sum()).sorted().toArray();
        System.out.println(elves[elves.length - 1] + " " + Arrays.stream(elves).skip(elves.length - 2).sum());
        ToIntFunction<String> score = s -> {
            int o = s.charAt(0) - 'A', m = s.charAt(2) - 'X';
            return m + 1 + 3 * Math.floorMod(m - o + 1, 3);
        };
        System.out.println(parts.get(1).stream().mapToInt(score).sum());
        List<Deque<Character>> st = Stream.of("NZ", "DCM", "P").map(s -> s.chars().mapToObj(c -> (char) c).collect(Collectors.toCollection(() -> (Deque<Character>) new ArrayDeque<Character>()))).toList();
        Pattern p = Pattern.compile("move (?<n>\\d+) from (?<f>\\d+) to (?<t>\\d+)");
        for (String l : parts.get(2)) {
            Matcher m = p.matcher(l);
            if (!m.matches()) throw new IllegalArgumentException(l);
            for (int i = Integer.parseInt(m.group("n")); i > 0; i--) st.get(Integer.parseInt(m.group("t")) - 1).push(st.get(Integer.parseInt(m.group("f")) - 1).pop());
        }
        System.out.println(st);
        int[][] h = parts.get(3).stream().map(l -> l.chars().map(Character::getNumericValue).toArray()).toArray(int[][]::new);
        int vis = 0, best = 0;
        for (int y = 0; y < h.length; y++) for (int x = 0; x < h[0].length; x++) {
            boolean v = false;
            int sc2 = 1;
            for (int[] d : new int[][] {{0, 1}, {0, -1}, {1, 0}, {-1, 0}}) {
                int k = 1, n = 0;
                boolean edge = true;
                for (; ; k++) {
                    int yy = y + d[0] * k, xx = x + d[1] * k;
                    if (yy < 0 || xx < 0 || yy >= h.length || xx >= h[0].length) break;
                    n++;
                    if (h[yy][xx] >= h[y][x]) {
                        edge = false;
                        break;
                    }
                }
                v |= edge;
                sc2 *= n;
            }
            if (v) vis++;
            best = Math.max(best, sc2);
        }
        System.out.println(vis + " " + best);
        record Pos(int x, int y) {
            Pos move(char c) {
                return switch (c) {
                    case 'R' -> new Pos(x + 1, y);
                    case 'L' -> new Pos(x - 1, y);
                    case 'U' -> new Pos(x, y + 1);
                    default -> new Pos(x, y - 1);
                };
            }
            Pos follow(Pos o) {
                int dx = o.x - x, dy = o.y - y;
                return Math.abs(dx) > 1 || Math.abs(dy) > 1 ? new Pos(x + Integer.signum(dx), y + Integer.signum(dy)) : this;
            }
        }
        Pos head = new Pos(0, 0), tail = head;
        Set<Pos> seen = new LinkedHashSet<>(Set.of(tail));
        for (String l : parts.get(4)) for (int i = Integer.parseInt(l.substring(2)); i > 0; i--) {
            head = head.move(l.charAt(0));
            tail = tail.follow(head);
            seen.add(tail);
        }
        System.out.println(seen.size() + " " + head + tail);
        int x = 1, cyc = 0;
        StringBuilder crt = new StringBuilder();
        for (String l : parts.get(5)) {
            int n = l.equals("noop") ? 1 : 2;
            for (int i = 0; i < n; i++) crt.append(Math.abs(cyc++ - x) <= 1 ? '#' : '.');
            if (n == 2) x += Integer.parseInt(l.split(" ")[1]);
        }
        System.out.println(crt + " " + x);
        long md5 = 0;
        for (int i = 0; i < 300; i++) {
            int hsh = ("abc" + i).hashCode();
            if (hsh % 64 == 0) md5 += i;
        }
        System.out.println(md5);
        System.out.println(Stream.of("nice", "ugknbfddgicrmopn", "jchzalrnumimnmhp").filter(s -> s.matches(".*(.)\\1.*") && s.replaceAll("[^aeiou]", "").length() > 2 && !s.matches(".*(ab|cd|pq|xy).*")).toList());
        System.out.println(IntStream.rangeClosed(111111, 123456).filter(n -> { String s = "" + n; return s.chars().sorted().mapToObj(c -> "" + (char) c).collect(Collectors.joining()).equals(s) && s.matches(".*(.)\\1.*"); }).count());
    }
}
