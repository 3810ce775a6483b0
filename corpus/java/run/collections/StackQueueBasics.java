import java.util.*;

public class StackQueueBasics {
    public static void main(String[] args) {
        Deque<Integer> s = new ArrayDeque<>();
        Queue<Integer> q = new LinkedList<>();
        for (int i = 0; i < 4; i++) { s.push(i); q.offer(i); }
        StringBuilder b = new StringBuilder();
        while (!s.isEmpty()) b.append(s.pop()).append(q.poll());
        System.out.println(b + " " + s.peek() + q.peek());
    }
}
