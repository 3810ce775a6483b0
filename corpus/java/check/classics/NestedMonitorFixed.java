// expect: verified
// args: 1 2
// larger: 2 3
// pair: NestedMonitor
// Capacity, items. The permits are acquired before the buffer's monitor is entered. With one producer and one consumer
// each on its own index, items come out in order.
public class NestedMonitorFixed {
    static class Permits {
        private int free;

        Permits(int free) {
            this.free = free;
        }

        synchronized void acquire() throws InterruptedException {
            while (free == 0) {
                wait();
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

    NestedMonitorFixed(int capacity) {
        slots = new int[capacity];
        spaces = new Permits(capacity);
    }

    void put(int value) throws InterruptedException {
        spaces.acquire();
        synchronized (this) {
            slots[in] = value;
            in = (in + 1) % slots.length;
        }
        items.release();
    }

    int take() throws InterruptedException {
        items.acquire();
        int value;
        synchronized (this) {
            value = slots[out];
            out = (out + 1) % slots.length;
        }
        spaces.release();
        return value;
    }

    public static void main(String[] args) throws InterruptedException {
        NestedMonitorFixed buffer = new NestedMonitorFixed(Integer.parseInt(args[0]));
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
