/** Waiters and a notifier that notifies once too seldom if all wait. Argument: waiters. */
public class LostSignal {
    private static int waiting;

    public static void main(String[] args) {
        int waiters = Integer.parseInt(args[0]);
        Object lock = new Object();
        for (int i = 0; i < waiters; i++) {
            new Thread(() -> {
                synchronized (lock) {
                    waiting++;
                    try {
                        lock.wait();
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                }
            }).start();
        }
        new Thread(() -> {
            for (int i = 0; i < waiters; i++) {
                synchronized (lock) {
                    lock.notify();
                }
            }
        }).start();
    }
}
