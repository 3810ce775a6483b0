// expect: verified
// outcomes: 12|21|22
// x y at the end. 11 would need each thread's first write to come last: forbidden.
public class TwoByTwoWrites {
    static volatile int x, y;

    public static void main(String[] args) throws InterruptedException {
        Thread t1 = new Thread(() -> {
            x = 1;
            y = 2;
        });
        Thread t2 = new Thread(() -> {
            y = 1;
            x = 2;
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.println("" + x + y);
    }
}
