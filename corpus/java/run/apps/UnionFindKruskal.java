import java.util.*;
import java.util.stream.*;

public class UnionFindKruskal {
    static int[] p; static int find(int x) { while (p[x] != x) x = p[x] = p[p[x]]; return x; }

    public static void main(String[] args) {
        int[][] es = {{0, 1, 4}, {1, 2, 8}, {2, 3, 7}, {3, 4, 9}, {4, 5, 10}, {5, 6, 2}, {6, 7, 1}, {7, 0, 8}, {7, 1, 11}, {7, 8, 7}, {8, 2, 2}, {8, 6, 6}, {2, 5, 4}, {3, 5, 14}};
        p = IntStream.range(0, 9).toArray();
        Arrays.sort(es, Comparator.comparingInt(e -> e[2]));
        int total = 0;
        StringBuilder sb = new StringBuilder();
        for (int[] e : es) if (find(e[0]) != find(e[1])) { p[find(e[0])] = find(e[1]); total += e[2]; sb.append(e[0]).append('-').append(e[1]).append(' '); }
        System.out.println(total + " " + sb + IntStream.range(0, 9).map(i -> find(i)).distinct().count());
    }
}
