// expect: exception java.lang.IllegalThreadStateException
// A thread that was started cannot be started again, even when it has ended.
public class StartTwice {
    public static void main(String[] args) {
        Thread t = new Thread(() -> {});
        t.start();
        t.start(); //! exception
    }
}
