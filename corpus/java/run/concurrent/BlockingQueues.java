import java.util.*;
import java.util.concurrent.*;

public class BlockingQueues {
    public static void main(String[] args) throws Exception {
        ArrayBlockingQueue<Integer> a = new ArrayBlockingQueue<>(2);
        System.out.println(a.offer(1) + " " + a.offer(2) + " " + a.offer(3) + " " + a.remainingCapacity() + " " + a.peek() + " " + a.take() + a.poll() + a.poll() + " " + a.poll(1, TimeUnit.MILLISECONDS));
        try {
            a.add(1);
            a.add(2);
            a.add(3);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        List<Integer> drained = new ArrayList<>();
        System.out.println(a.drainTo(drained) + " " + drained);
        LinkedBlockingQueue<String> l = new LinkedBlockingQueue<>();
        Thread p = new Thread(() -> {
            for (int i = 0; i < 5; i++) l.add("m" + i);
            l.add("stop");
        });
        p.start();
        for (String s; !(s = l.take()).equals("stop"); ) System.out.print(s + " ");
        p.join();
        System.out.println();
        PriorityBlockingQueue<Integer> pq = new PriorityBlockingQueue<>(List.of(3, 1, 2));
        System.out.println(pq.take() + "" + pq.take() + pq.take());
        LinkedBlockingDeque<Integer> d = new LinkedBlockingDeque<>(2);
        d.putFirst(1);
        d.putLast(2);
        System.out.println(d.offerFirst(9) + " " + d.takeLast() + d);
        SynchronousQueue<String> s = new SynchronousQueue<>();
        Thread t = new Thread(() -> {
            try {
                s.put("handoff");
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        t.start();
        System.out.println(s.take());
        t.join();
        System.out.println(s.offer("x") + " " + s.poll());
        LinkedTransferQueue<Integer> tq = new LinkedTransferQueue<>();
        System.out.println(tq.tryTransfer(1) + " " + tq.offer(2) + " " + tq.take());
    }
}
