/** Producers and consumers around a buffer with wait and notifyAll. Arguments: producers, consumers, items each, capacity. */
public class BoundedBuffer {
    private final int[] items;
    private int count;

    BoundedBuffer(int capacity) {
        items = new int[capacity];
    }

    synchronized void put(int item) throws InterruptedException {
        while (count == items.length) {
            wait();
        }
        items[count++] = item;
        notifyAll();
    }

    synchronized int take() throws InterruptedException {
        while (count == 0) {
            wait();
        }
        int item = items[--count];
        notifyAll();
        return item;
    }

    interface Work {
        void once() throws InterruptedException;
    }

    static Thread worker(int times, Work work) {
        return new Thread(() -> {
            try {
                for (int i = 0; i < times; i++) {
                    work.once();
                }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
    }

    public static void main(String[] args) {
        int producers = args.length > 0 ? Integer.parseInt(args[0]) : 2;
        int consumers = args.length > 1 ? Integer.parseInt(args[1]) : 2;
        int items = args.length > 2 ? Integer.parseInt(args[2]) : 3;
        int capacity = args.length > 3 ? Integer.parseInt(args[3]) : 2;
        BoundedBuffer buffer = new BoundedBuffer(capacity);
        for (int i = 0; i < producers; i++) {
            worker(items * consumers, () -> buffer.put(7)).start();
        }
        for (int i = 0; i < consumers; i++) {
            worker(items * producers, buffer::take).start();
        }
    }
}
