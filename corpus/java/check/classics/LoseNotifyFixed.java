// expect: verified
// pair: LoseNotify
// The condition is kept in a field and tested under the lock, before and after every wait.
public class LoseNotifyFixed {
    static int result;

    public static void main(String[] args) throws InterruptedException {
        Object ready = new Object();
        new Thread(() -> {
            synchronized (ready) {
                result = 42;
                ready.notify();
            }
        }).start();
        synchronized (ready) {
            while (result == 0) {
                ready.wait();
            }
            assert result == 42;
        }
    }
}
