// expect: verified
// pair: ExitInThread
// exit(0) ends the program in order, though another thread still waits.
public class ExitClean {
    public static void main(String[] args) {
        Object never = new Object();
        new Thread(() -> {
            synchronized (never) {
                try {
                    while (true) {
                        never.wait();
                    }
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
        }).start();
        System.exit(0);
    }
}
