// expect: verified
// Whoever joins a thread is not misled by a notification from somewhere else.
public class JoinNotified {
    static int x;

    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(() -> x = 1);
        Thread teller = new Thread(() -> {
            synchronized (worker) {
                worker.notifyAll();
            }
        });
        worker.start();
        teller.start();
        worker.join();
        assert x == 1;
    }
}
