// expect: verified
// outcomes: 01|10|11
// r1 r2. Both zero would need each read before the other thread's write: a cycle with the program order, so it is
// forbidden under sequential consistency (and for Java's volatile).
public class StoreBuffering {
    static volatile int x, y;
    static int r1, r2;

    public static void main(String[] args) throws InterruptedException {
        Thread t1 = new Thread(() -> {
            x = 1;
            r1 = y;
        });
        Thread t2 = new Thread(() -> {
            y = 1;
            r2 = x;
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.println("" + r1 + r2);
    }
}
