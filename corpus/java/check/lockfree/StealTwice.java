// expect: assertion
// args: 1
// larger: 3
// pair: StealOnce
// Tasks. The owner takes the last task without contending for it: a thief that has already read the top takes it too.
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

public class StealTwice {
    private final AtomicIntegerArray tasks;
    private final AtomicInteger top = new AtomicInteger();
    private volatile int bottom;

    StealTwice(int capacity) {
        tasks = new AtomicIntegerArray(capacity);
    }

    /** By the owner only. */
    void push(int task) {
        int b = bottom;
        tasks.set(b, task);
        bottom = b + 1;
    }

    /** By the owner only; 0 when there is none. */
    int pop() {
        int b = bottom - 1;
        bottom = b;
        int t = top.get();
        if (t > b) {
            bottom = t;
            return 0;
        }
        int task = tasks.get(b);
        return task;
    }

    /** By anybody; 0 when there is none or another was faster. */
    int steal() {
        int t = top.get();
        if (t >= bottom) {
            return 0;
        }
        int task = tasks.get(t);
        return top.compareAndSet(t, t + 1) ? task : 0;
    }

    public static void main(String[] args) throws InterruptedException {
        int n = Integer.parseInt(args[0]);
        StealTwice deque = new StealTwice(n);
        for (int i = 0; i < n; i++) {
            deque.push(1 << i);
        }
        int[] stolen = new int[1];
        Thread thief = new Thread(() -> stolen[0] = deque.steal());
        thief.start();
        int popped = 0;
        for (int task = deque.pop(); task != 0; task = deque.pop()) {
            popped |= task;
        }
        thief.join();
        assert (popped & stolen[0]) == 0 : "a task was executed twice"; //! assertion
        assert (popped | stolen[0]) == (1 << n) - 1 : "a task was lost";
    }
}
