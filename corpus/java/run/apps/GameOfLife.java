import java.util.*;

public class GameOfLife {
    static boolean[][] step(boolean[][] g) {
        int h = g.length, w = g[0].length;
        boolean[][] n = new boolean[h][w];
        for (int r = 0; r < h; r++) {
            for (int c = 0; c < w; c++) {
                int k = 0;
                for (int dr = -1; dr <= 1; dr++) for (int dc = -1; dc <= 1; dc++) if ((dr | dc) != 0 && g[(r + dr + h) % h][(c + dc + w) % w]) k++;
                n[r][c] = k == 3 || k == 2 && g[r][c];
            }
        }
        return n;
    }

    static String show(boolean[][] g) {
        StringBuilder sb = new StringBuilder();
        for (boolean[] row : g) {
            for (boolean b : row) sb.append(b ? '#' : '.');
            sb.append('\n');
        }
        return sb.toString();
    }

    record Cell(int r, int c) { }

    static Set<Cell> sparse(Set<Cell> live) {
        Map<Cell, Integer> n = new HashMap<>();
        for (Cell x : live) for (int dr = -1; dr <= 1; dr++) for (int dc = -1; dc <= 1; dc++) if (dr != 0 || dc != 0) n.merge(new Cell(x.r() + dr, x.c() + dc), 1, Integer::sum);
        Set<Cell> out = new HashSet<>();
        n.forEach((c, k) -> {
            if (k == 3 || k == 2 && live.contains(c)) out.add(c);
        });
        return out;
    }

    public static void main(String[] args) {
        boolean[][] g = new boolean[8][10];
        for (int[] p : new int[][] {{0, 1}, {1, 2}, {2, 0}, {2, 1}, {2, 2}}) g[p[0]][p[1]] = true;
        for (int i = 0; i < 3; i++) {
            System.out.println(show(g));
            g = step(step(g));
        }
        Set<Cell> s = new HashSet<>(List.of(new Cell(0, 1), new Cell(0, 2), new Cell(1, 0), new Cell(1, 1), new Cell(2, 1)));
        for (int i = 0; i < 60; i++) s = sparse(s);
        System.out.println(s.size() + " " + s.stream().mapToInt(Cell::r).min().getAsInt() + " " + s.stream().mapToInt(Cell::c).max().getAsInt());
    }
}
