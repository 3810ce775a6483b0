// expect: deadlock
// args: 1 1
// larger: 2 3
// pair: NestedMonitorFixed
// Capacity, items. The consumer waits for an item inside the buffer's own monitor: wait() gives back the inner monitor
// only, so no producer can ever enter.
public class NestedMonitor {
    static class Permits {
        private int free;

        Permits(int free) {
            this.free = free;
        }

        synchronized void acquire() throws InterruptedException {
            while (free == 0) {
                wait(); //! deadlock
            }
            free--;
        }

        synchronized void release() {
            free++;
            notify();
        }
    }

    private final int[] slots;
    private int in, out;
    private final Permits items = new Permits(0), spaces;

    NestedMonitor(int capacity) {
        slots = new int[capacity];
        spaces = new Permits(capacity);
    }

    synchronized void put(int value) throws InterruptedException { //! deadlock
        spaces.acquire();
        slots[in] = value;
        in = (in + 1) % slots.length;
        items.release();
    }

    synchronized int take() throws InterruptedException {
        items.acquire();
        int value = slots[out];
        out = (out + 1) % slots.length;
        spaces.release();
        return value;
    }

    public static void main(String[] args) throws InterruptedException {
        NestedMonitor buffer = new NestedMonitor(Integer.parseInt(args[0]));
        int n = Integer.parseInt(args[1]);
        new Thread(() -> {
            try {
                for (int i = 0; i < n; i++) {
                    buffer.put(i);
                }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }).start();
        for (int i = 0; i < n; i++) {
            int item = buffer.take();
            assert item == i;
        }
    }
}
