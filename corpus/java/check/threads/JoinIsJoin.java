// expect: verified
// property: race
// pair: SleepIsNoJoin
// join() waits for the end and makes the thread's writes visible.
public class JoinIsJoin {
    static int result;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> result = 42);
        t.start();
        Thread.sleep(10);
        t.join();
        assert result == 42;
    }
}
