// expect: verified
// outcomes: 01|10
// r1 r2. The values fetched are different, the sum is exact.
public class FetchAndAdd {
    static final java.util.concurrent.atomic.AtomicInteger x = new java.util.concurrent.atomic.AtomicInteger();
    static int r1, r2;

    public static void main(String[] args) throws InterruptedException {
        Thread t1 = new Thread(() -> {
            r1 = x.getAndIncrement();
        });
        Thread t2 = new Thread(() -> {
            r2 = x.getAndIncrement();
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.println("" + r1 + r2);
    }
}
