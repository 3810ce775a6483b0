// expect: verified
// outcomes: 0000|0001|0010|0011|0100|0101|0110|0111|1000|1001|1011|1100|1101|1110|1111
// r1 r2 r3 r4: two writers, two readers in opposite orders. 1010 would mean that the readers see the writes in
// different orders: forbidden, the other fifteen are possible.
public class IndependentReads {
    static volatile int x, y;
    static int r1, r2, r3, r4;

    public static void main(String[] args) throws InterruptedException {
        Thread t1 = new Thread(() -> {
            x = 1;
        });
        Thread t2 = new Thread(() -> {
            y = 1;
        });
        Thread t3 = new Thread(() -> {
            r1 = x;
            r2 = y;
        });
        Thread t4 = new Thread(() -> {
            r3 = y;
            r4 = x;
        });
        t1.start();
        t2.start();
        t3.start();
        t4.start();
        t1.join();
        t2.join();
        t3.join();
        t4.join();
        System.out.println("" + r1 + r2 + r3 + r4);
    }
}
