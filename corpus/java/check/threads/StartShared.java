// expect: assertion
// The threads are known to all before they start: starting one is a step like any other, and an increment is lost.
public class StartShared {
    static final Thread[] workers = new Thread[2];
    static volatile int count;

    public static void main(String[] args) throws InterruptedException {
        for (int i = 0; i < workers.length; i++) {
            workers[i] = new Thread(() -> {
                int seen = count;
                count = seen + 1;
            });
        }
        for (Thread worker : workers) {
            worker.start();
        }
        for (Thread worker : workers) {
            worker.join();
        }
        assert count == 2; //! assertion
    }
}
