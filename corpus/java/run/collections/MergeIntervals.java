import java.util.*;
import java.util.stream.*;

public class MergeIntervals {
    public static void main(String[] args) {
        int[][] in = {{8, 10}, {1, 3}, {2, 6}, {15, 18}, {17, 20}};
        Arrays.sort(in, (a, b) -> Integer.compare(a[0], b[0]));
        Deque<int[]> out = new ArrayDeque<>();
        for (int[] i : in) if (out.isEmpty() || out.peekLast()[1] < i[0]) out.add(i.clone()); else out.peekLast()[1] = Math.max(out.peekLast()[1], i[1]);
        System.out.println(out.stream().map(Arrays::toString).collect(Collectors.joining()));
    }
}
