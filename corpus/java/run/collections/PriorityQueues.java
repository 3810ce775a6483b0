import java.util.*;

public class PriorityQueues {
    record Task(int pri, String name) implements Comparable<Task> {
        public int compareTo(Task o) {
            return pri != o.pri ? Integer.compare(o.pri, pri) : name.compareTo(o.name);
        }
    }

    public static void main(String[] args) {
        PriorityQueue<Integer> q = new PriorityQueue<>(List.of(5, 3, 8, 1, 9, 2));
        System.out.println(q + " " + q.peek() + " " + q.size() + " " + q.contains(8));
        q.remove(3);
        q.add(0);
        q.offer(4);
        System.out.println(q);
        StringBuilder sb = new StringBuilder();
        while (!q.isEmpty()) sb.append(q.poll()).append(' ');
        System.out.println(sb + " " + q.poll() + " " + q.peek());
        PriorityQueue<String> byLen = new PriorityQueue<>(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        Collections.addAll(byLen, "ccc", "a", "bb", "aaa", "b", "");
        while (byLen.size() > 0) System.out.print("[" + byLen.remove() + "]");
        System.out.println();
        PriorityQueue<Task> tasks = new PriorityQueue<>();
        tasks.add(new Task(1, "low"));
        tasks.add(new Task(10, "urgent"));
        tasks.add(new Task(5, "b"));
        tasks.add(new Task(5, "a"));
        for (Task t; (t = tasks.poll()) != null; ) System.out.print(t.name() + " ");
        System.out.println();
        Random r = new Random(42);
        PriorityQueue<Long> big = new PriorityQueue<>(Collections.reverseOrder());
        for (int i = 0; i < 1000; i++) big.add((long) r.nextInt(100000));
        long prev = Long.MAX_VALUE, sum = 0;
        boolean ok = true;
        for (int i = 0; i < 500; i++) {
            long v = big.poll();
            ok &= v <= prev;
            prev = v;
            sum = sum * 7 + v;
        }
        big.removeIf(x -> x % 2 == 0);
        System.out.println(ok + " " + sum + " " + big.size() + " " + big.comparator().compare(1L, 2L));
        try {
            q.add(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        try {
            q.remove();
        } catch (NoSuchElementException e) {
            System.out.println("none");
        }
        try {
            PriorityQueue<Object> po = new PriorityQueue<>();
            po.add(new Object());
            po.add(new Object());
        } catch (ClassCastException e) {
            System.out.println("not comparable");
        }
    }
}
