// expect: deadlock
// args: 1 2 2 1
// larger: 1 3 3 1
// pair: BoundedBufferFixed
// Capacity, producers, consumers, items each. All wait in one wait set and notify() wakes any one of them. Both
// consumers wait; a producer puts and wakes one; the other producer finds the buffer full and waits; the consumer takes
// and its notify() reaches the other consumer, which finds nothing: a producer and a consumer wait, nobody is left.
public class BoundedBuffer {
    private final int[] slots;
    private int first, size;

    BoundedBuffer(int capacity) {
        slots = new int[capacity];
    }

    synchronized void put(int value) throws InterruptedException {
        while (size == slots.length) {
            wait(); //! deadlock
        }
        slots[(first + size++) % slots.length] = value;
        notify();
    }

    synchronized int take() throws InterruptedException {
        while (size == 0) {
            wait(); //! deadlock
        }
        int value = slots[first];
        first = (first + 1) % slots.length;
        size--;
        notify();
        return value;
    }

    interface Step {
        void run() throws InterruptedException;
    }

    static void times(int n, Step step) {
        new Thread(() -> {
            try {
                for (int i = 0; i < n; i++) {
                    step.run();
                }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }).start();
    }

    public static void main(String[] args) {
        BoundedBuffer buffer = new BoundedBuffer(Integer.parseInt(args[0]));
        int producers = Integer.parseInt(args[1]), consumers = Integer.parseInt(args[2]), items = Integer.parseInt(args[3]);
        for (int i = 0; i < producers; i++) {
            times(items, () -> buffer.put(7));
        }
        for (int i = 0; i < consumers; i++) {
            times(items * producers / consumers, buffer::take);
        }
    }
}
