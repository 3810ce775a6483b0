// expect: verified
// outcomes: interrupted|notified|notified, flag set
// A thread that is notified and interrupted by two others: either the interrupt ends the wait, or the notification does; in
// the latter case the interrupt may come before or after the flag is read. An exception that is thrown clears the flag.
public class InterruptOutcome {
    static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        String[] outcome = new String[1];
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                try {
                    while (!ready) {
                        lock.wait();
                    }
                    outcome[0] = Thread.currentThread().isInterrupted() ? "notified, flag set" : "notified";
                } catch (InterruptedException e) {
                    outcome[0] = "interrupted";
                }
            }
        });
        Thread interrupter = new Thread(waiter::interrupt);
        waiter.start();
        interrupter.start();
        synchronized (lock) {
            ready = true;
            lock.notify();
        }
        interrupter.join();
        waiter.join();
        System.out.println(outcome[0]);
    }
}
