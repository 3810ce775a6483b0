// expect: verified
// outcomes: 1|2
// x++ on a volatile field is a read and a write: one increment may be lost.
public class LostUpdate {
    static volatile int x;

    public static void main(String[] args) throws InterruptedException {
        Thread t1 = new Thread(() -> {
            x++;
        });
        Thread t2 = new Thread(() -> {
            x++;
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.println(x);
    }
}
