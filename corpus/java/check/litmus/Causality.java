// expect: verified
// outcomes: 000|001|010|011|100|101|111
// r1 r2 r3. A write that was seen before another write is seen with it: 110 is forbidden.
public class Causality {
    static volatile int x, y;
    static int r1, r2, r3;

    public static void main(String[] args) throws InterruptedException {
        Thread t1 = new Thread(() -> {
            x = 1;
        });
        Thread t2 = new Thread(() -> {
            r1 = x;
            y = 1;
        });
        Thread t3 = new Thread(() -> {
            r2 = y;
            r3 = x;
        });
        t1.start();
        t2.start();
        t3.start();
        t1.join();
        t2.join();
        t3.join();
        System.out.println("" + r1 + r2 + r3);
    }
}
