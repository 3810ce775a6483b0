// expect: verified
// args: 2
// larger: 3
// pair: WaitIf
// Consumers; one item each. The condition is tested again after every wake-up; there is an item for everyone.
import java.util.ArrayDeque;

public class WaitWhile {
    private final ArrayDeque<Integer> items = new ArrayDeque<>();

    synchronized void put(int item) {
        items.add(item);
        notifyAll();
    }

    synchronized int take() throws InterruptedException {
        while (items.isEmpty()) {
            wait();
        }
        return items.remove();
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        WaitWhile buffer = new WaitWhile();
        for (int i = 0; i < n; i++) {
            new Thread(() -> {
                try {
                    buffer.take();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }).start();
        }
        for (int i = 0; i < n; i++) {
            buffer.put(i);
        }
    }
}
