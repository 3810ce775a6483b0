/** Threads that count without a lock; the least total needs many switches. Arguments: threads, increments, total that must be reached. */
public class LostUpdates {
    private static int count;

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[Integer.parseInt(args[0])];
        int times = Integer.parseInt(args[1]);
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                for (int k = 0; k < times; k++) {
                    count++;
                }
            });
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assert count >= Integer.parseInt(args[2]) : count;
    }
}
