// expect: assertion
// Whoever waits on a thread without a loop is misled by a notification from somewhere else.
public class ThreadWaitedFor {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(() -> x = 1);
        Thread teller = new Thread(() -> {
            synchronized (worker) {
                worker.notifyAll();
            }
        });
        worker.start();
        teller.start();
        synchronized (worker) {
            if (worker.isAlive()) {
                worker.wait();
            }
        }
        assert x == 1; //! assertion
    }
}
