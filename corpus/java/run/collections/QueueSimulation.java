import java.util.*;
import java.util.stream.*;

public class QueueSimulation {
    public static void main(String[] args) {
        Queue<int[]> q = new ArrayDeque<>();
        for (int i = 0; i < 5; i++) q.add(new int[] {i, 3 + i * 7 % 5});
        StringBuilder sb = new StringBuilder();
        int t = 0;
        while (!q.isEmpty()) { int[] p = q.poll(); int run = Math.min(2, p[1]); t += run; p[1] -= run; if (p[1] > 0) q.offer(p); else sb.append(p[0]).append('@').append(t).append(' '); }
        System.out.println(sb);
        Deque<Integer> win = new ArrayDeque<>();
        int[] a = {1, 3, -1, -3, 5, 3, 6, 7};
        for (int i = 0; i < a.length; i++) { while (!win.isEmpty() && a[win.peekLast()] <= a[i]) win.pollLast(); win.addLast(i); if (win.peekFirst() <= i - 3) win.pollFirst(); if (i >= 2) System.out.print(a[win.peekFirst()] + " "); }
        System.out.println();
        PriorityQueue<Map.Entry<Integer, String>> pq = new PriorityQueue<>(Map.Entry.comparingByKey());
        for (String s : List.of("5e", "1a", "3c", "1b")) pq.add(Map.entry(s.charAt(0) - '0', s));
        while (pq.size() > 1) { var x = pq.poll(); var y = pq.poll(); pq.add(Map.entry(x.getKey() + y.getKey(), "(" + x.getValue() + y.getValue() + ")")); }
        System.out.println(pq.peek());
        int n = 7, k = 3;
        List<Integer> circle = new LinkedList<>(IntStream.rangeClosed(1, n).boxed().toList());
        for (int i = 0; circle.size() > 1; ) { i = (i + k - 1) % circle.size(); System.out.print(circle.remove(i) + " "); }
        System.out.println(circle);
    }
}
