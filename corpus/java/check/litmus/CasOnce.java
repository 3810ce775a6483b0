// expect: verified
// outcomes: 1 10|2 01
// The value that won, and which compareAndSet returned true: exactly one.
public class CasOnce {
    static final java.util.concurrent.atomic.AtomicInteger x = new java.util.concurrent.atomic.AtomicInteger();
    static boolean a, b;

    public static void main(String[] args) throws InterruptedException {
        Thread t1 = new Thread(() -> {
            a = x.compareAndSet(0, 1);
        });
        Thread t2 = new Thread(() -> {
            b = x.compareAndSet(0, 2);
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.println(x.get() + " " + (a ? 1 : 0) + (b ? 1 : 0));
    }
}
