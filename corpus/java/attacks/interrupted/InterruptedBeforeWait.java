// expect: verified
// A thread that is interrupted before it starts does not wait.
public class InterruptedBeforeWait {
    static boolean seen;

    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        Thread other = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    seen = true;
                }
            }
        });
        other.interrupt();
        other.start();
        other.join();
        assert seen;
    }
}
