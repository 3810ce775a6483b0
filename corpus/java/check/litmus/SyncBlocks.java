// expect: verified
// outcomes: abcd|cdab
// The pairs are written in one critical section each: two orders.
public class SyncBlocks {
    static final StringBuilder out = new StringBuilder();

    public static void main(String[] args) throws InterruptedException {
        Thread t1 = new Thread(() -> {
            synchronized (out) {
                out.append('a');
                out.append('b');
            }
        });
        Thread t2 = new Thread(() -> {
            synchronized (out) {
                out.append('c');
                out.append('d');
            }
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.println(out);
    }
}
