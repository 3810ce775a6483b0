// expect: verified
// outcomes: ended ended|interrupted ended
// Whoever waits for a thread to end can be interrupted, before and while waiting, but not after.
public class JoinInterrupted {
    static String seen = "";

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> { });
        Thread waiter = new Thread(() -> {
            try {
                worker.join();
                seen = "ended";
            } catch (InterruptedException e) {
                seen = "interrupted";
            }
        });
        worker.start();
        waiter.start();
        waiter.interrupt();
        waiter.join();
        worker.join();
        System.out.println(seen + (worker.isAlive() ? " alive" : " ended"));
    }
}
