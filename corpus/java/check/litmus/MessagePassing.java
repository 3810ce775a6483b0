// expect: verified
// outcomes: 00|01|11
// flag, data. A reader that sees the flag sees the data written before it: 10 is forbidden.
public class MessagePassing {
    static volatile int flag;
    static volatile int data;
    static int r1, r2;

    public static void main(String[] args) throws InterruptedException {
        Thread t1 = new Thread(() -> {
            data = 1;
            flag = 1;
        });
        Thread t2 = new Thread(() -> {
            r1 = flag;
            r2 = data;
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.println("" + r1 + r2);
    }
}
