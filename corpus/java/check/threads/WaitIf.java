// expect: exception java.util.NoSuchElementException
// args: 2
// larger: 3
// pair: WaitWhile
// Consumers; one item each. The condition is tested with "if": a consumer that was woken finds that another one, which
// came in between, has taken the item.
import java.util.ArrayDeque;

public class WaitIf {
    private final ArrayDeque<Integer> items = new ArrayDeque<>();

    synchronized void put(int item) {
        items.add(item);
        notifyAll();
    }

    synchronized int take() throws InterruptedException {
        if (items.isEmpty()) {
            wait();
        }
        return items.remove(); //! exception
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        WaitIf buffer = new WaitIf();
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
