// expect: verified
// pair: WaitAndSpin
// spins
// One thread waits to be told, the other tells and spins until it was heard.
public class WaitAndTell {
    static final Object lock = new Object();
    static volatile boolean told;
    static volatile boolean heard;

    public static void main(String[] args) {
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                while (!told) {
                    try {
                        lock.wait();
                    } catch (InterruptedException e) {
                        return;
                    }
                }
            }
            heard = true;
        });
        waiter.start();
        synchronized (lock) {
            told = true;
            lock.notify();
        }
        while (!heard) {
            Thread.onSpinWait();
        }
    }
}
