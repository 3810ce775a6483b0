import java.util.*;

public class TopK {
    public static void main(String[] args) {
        PriorityQueue<Integer> q = new PriorityQueue<>();
        for (int x : new Random(6).ints(100, 0, 1000).toArray()) { q.add(x); if (q.size() > 5) q.poll(); }
        List<Integer> r = new ArrayList<>();
        while (!q.isEmpty()) r.add(0, q.poll());
        System.out.println(r);
    }
}
