import java.util.*;

public class MovingAverage {
    public static void main(String[] args) {
        Deque<Integer> w = new ArrayDeque<>();
        int sum = 0;
        StringBuilder sb = new StringBuilder();
        for (int x : new int[] {1, 10, 3, 5, 7, -2}) { w.addLast(x); sum += x; if (w.size() > 3) sum -= w.removeFirst(); sb.append(sum / (double) w.size()).append(' '); }
        System.out.println(sb);
    }
}
