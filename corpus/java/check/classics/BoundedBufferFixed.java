// expect: verified
// args: 1 2 2 1
// larger: 2 3 3 2
// pair: BoundedBuffer
// Capacity, producers, consumers, items each. notifyAll() wakes everyone after every change, so whoever can go on does;
// as many items are taken as are put, hence all threads end.
public class BoundedBufferFixed {
    private final int[] slots;
    private int first, size;

    BoundedBufferFixed(int capacity) {
        slots = new int[capacity];
    }

    synchronized void put(int value) throws InterruptedException {
        while (size == slots.length) {
            wait();
        }
        slots[(first + size++) % slots.length] = value;
        notifyAll();
    }

    synchronized int take() throws InterruptedException {
        while (size == 0) {
            wait();
        }
        int value = slots[first];
        first = (first + 1) % slots.length;
        size--;
        notifyAll();
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
        BoundedBufferFixed buffer = new BoundedBufferFixed(Integer.parseInt(args[0]));
        int producers = Integer.parseInt(args[1]), consumers = Integer.parseInt(args[2]), items = Integer.parseInt(args[3]);
        for (int i = 0; i < producers; i++) {
            times(items, () -> buffer.put(7));
        }
        for (int i = 0; i < consumers; i++) {
            times(items * producers / consumers, buffer::take);
        }
    }
}
