// expect: verified
// outcomes: 0 1|1 0
// pair: QueueCheckThenRemove
// One element, taken from both ends of a ConcurrentLinkedDeque: exactly one thread gets it.
import java.util.concurrent.ConcurrentLinkedDeque;

public class DequeEnds {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentLinkedDeque<String> deque = new ConcurrentLinkedDeque<>();
        deque.add("job");
        int[] got = new int[2];
        Thread thief = new Thread(() -> got[1] = deque.pollLast() == null ? 0 : 1);
        thief.start();
        got[0] = deque.pollFirst() == null ? 0 : 1;
        thief.join();
        System.out.println(got[0] + " " + got[1]);
    }
}
