// expect: assertion
// pair: JoinTimeoutChecked
// join(millis) also returns when the time is over.
public class JoinTimeout {
    static volatile int result;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> result = 42);
        t.start();
        t.join(10);
        assert result == 42; //! assertion
    }
}
