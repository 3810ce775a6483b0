// expect: assertion
// pair: JoinIsJoin
// Sleeping gives the other thread time, but no promise: it may be slower than any sleep.
public class SleepIsNoJoin {
    static volatile int result;

    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> result = 42).start();
        Thread.sleep(10);
        assert result == 42; //! assertion
    }
}
