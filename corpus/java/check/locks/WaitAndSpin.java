// expect: livelock
// pair: WaitAndTell
// One thread waits to be told, the other spins until it was heard, and nobody tells.
public class WaitAndSpin {
    static final Object lock = new Object();
    static volatile boolean told;
    static volatile boolean heard;

    public static void main(String[] args) {
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                while (!told) {
                    try {
                        lock.wait(); //! livelock
                    } catch (InterruptedException e) {
                        return;
                    }
                }
            }
            heard = true;
        });
        waiter.start();
        while (!heard) { //! livelock
            Thread.onSpinWait();
        }
    }
}
