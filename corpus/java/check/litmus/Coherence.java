// expect: verified
// outcomes: 00|01|02|11|12|22
// Two reads of one variable never go back: r1 <= r2.
public class Coherence {
    static volatile int x;
    static int r1, r2;

    public static void main(String[] args) throws InterruptedException {
        Thread t1 = new Thread(() -> {
            x = 1;
            x = 2;
        });
        Thread t2 = new Thread(() -> {
            r1 = x;
            r2 = x;
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.println("" + r1 + r2);
    }
}
