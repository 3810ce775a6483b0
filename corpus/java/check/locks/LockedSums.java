// expect: verified
// Three threads, critical sections of several plain accesses, fields and elements; read after all have ended.
public class LockedSums {
    static final Object lock = new Object();
    static final int[] parts = new int[2];
    static int sum;
    static int count;

    static void add(int part) {
        synchronized (lock) {
            parts[part & 1] += part;
            sum += part;
            count++;
            assert parts[0] + parts[1] == sum;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            int part = i + 1;
            threads[i] = new Thread(() -> add(part));
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assert sum == 6 && count == 3;
    }
}
