// expect: verified
// outcomes: 1|2|3
// Three threads, one increment each.
public class LostUpdateThree {
    static volatile int x;

    public static void main(String[] args) throws InterruptedException {
        Thread t1 = new Thread(() -> {
            x++;
        });
        Thread t2 = new Thread(() -> {
            x++;
        });
        Thread t3 = new Thread(() -> {
            x++;
        });
        t1.start();
        t2.start();
        t3.start();
        t1.join();
        t2.join();
        t3.join();
        System.out.println(x);
    }
}
