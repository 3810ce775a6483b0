import java.util.*;
public class WordSearchGrid {
    static final int[][] D = {{0, 1}, {1, 0}, {1, 1}, {-1, 1}, {0, -1}, {-1, 0}, {-1, -1}, {1, -1}};
    static final String[] NAMES = {"E", "S", "SE", "NE", "W", "N", "NW", "SW"};
    static Optional<String> find(char[][] g, String w) {
        for (int y = 0; y < g.length; y++) for (int x = 0; x < g[y].length; x++) for (int d = 0; d < 8; d++) {
            int k = 0;
            while (k < w.length()) {
                int yy = y + D[d][0] * k, xx = x + D[d][1] * k;
                if (yy < 0 || yy >= g.length || xx < 0 || xx >= g[yy].length || g[yy][xx] != w.charAt(k)) break;
                k++;
            }
            if (k == w.length()) return Optional.of("%s at row %d col %d going %s".formatted(w, y, x, NAMES[d]));
        }
        return Optional.empty();
    }
    public static void main(String[] a) {
        String block = """
 javax
 .ahto
 t.vna
 s.iat
 r..l.
 """;
        char[][] g = block.lines().map(String::toCharArray).toArray(char[][]::new);
        for (String w : "java hat tan xot ava list rst zebra a".split(" ")) System.out.println(find(g, w).orElse(w + " not found"));
        char[][] t = new char[g[0].length][g.length];
        for (int y = 0; y < g.length; y++) for (int x = 0; x < g[0].length; x++) t[x][y] = g[y][x];
        for (char[] r : t) System.out.println(String.valueOf(r));
        System.out.println(Arrays.deepEquals(g, t) + " " + Arrays.deepHashCode(g));
        try {
            g[9][9] = 'x';
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        char[][] ragged = {{'a'}, null, {'b', 'c'}};
        try {
            for (char[] r : ragged) System.out.print(r.length + " ");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }
}
