// expect: verified
// outcomes: 42|late
// pair: JoinTimeout
// After a join with a timeout the thread is asked whether it has ended.
public class JoinTimeoutChecked {
    static int result;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> result = 42);
        t.start();
        t.join(10);
        System.out.println(t.isAlive() ? "late" : "" + result);
    }
}
