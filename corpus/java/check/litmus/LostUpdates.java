// expect: verified
// outcomes: 2|3|4
// Two increments each. At least 2: every write is at least 1, and the last write belongs to a second increment, which
// has read after its own thread's first write.
public class LostUpdates {
    static volatile int x;

    public static void main(String[] args) throws InterruptedException {
        Thread t1 = new Thread(() -> {
            x++;
            x++;
        });
        Thread t2 = new Thread(() -> {
            x++;
            x++;
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.println(x);
    }
}
