// expect: verified
// outcomes: 00|01|10
// r1 r2. Both one would need each write before the other thread's read, which comes before its write: forbidden.
public class LoadBuffering {
    static volatile int x, y;
    static int r1, r2;

    public static void main(String[] args) throws InterruptedException {
        Thread t1 = new Thread(() -> {
            r1 = x;
            y = 1;
        });
        Thread t2 = new Thread(() -> {
            r2 = y;
            x = 1;
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.println("" + r1 + r2);
    }
}
