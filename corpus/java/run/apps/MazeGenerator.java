import java.util.*;

public class MazeGenerator {
    public static void main(String[] args) {
        Random r = new Random(5);
        int h = 5, w = 9;
        char[][] g = new char[2 * h + 1][2 * w + 1];
        for (char[] row : g) Arrays.fill(row, '#');
        Deque<int[]> st = new ArrayDeque<>();
        st.push(new int[] {0, 0});
        g[1][1] = ' ';
        while (!st.isEmpty()) { int[] p = st.peek(); List<int[]> n = new ArrayList<>(); for (int[] d : new int[][] {{0, 1}, {1, 0}, {0, -1}, {-1, 0}}) { int y = p[0] + d[0], x = p[1] + d[1]; if (y >= 0 && x >= 0 && y < h && x < w && g[2 * y + 1][2 * x + 1] == '#') n.add(d); } if (n.isEmpty()) { st.pop(); continue; } int[] d = n.get(r.nextInt(n.size())); g[2 * p[0] + 1 + d[0]][2 * p[1] + 1 + d[1]] = ' '; g[2 * (p[0] + d[0]) + 1][2 * (p[1] + d[1]) + 1] = ' '; st.push(new int[] {p[0] + d[0], p[1] + d[1]}); }
        for (char[] row : g) System.out.println(new String(row));
    }
}
