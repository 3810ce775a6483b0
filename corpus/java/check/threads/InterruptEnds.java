// expect: verified
// pair: InterruptSwallowed
// The interrupt is kept until the next wait(), wherever it comes, and ends the worker. The exception clears the status.
public class InterruptEnds {
    public static void main(String[] args) throws InterruptedException {
        Object jobs = new Object();
        Thread worker = new Thread(() -> {
            synchronized (jobs) {
                try {
                    while (true) {
                        jobs.wait();
                    }
                } catch (InterruptedException e) {
                    assert !Thread.currentThread().isInterrupted();
                }
            }
        });
        worker.start();
        worker.interrupt();
        worker.join();
        assert !worker.isAlive();
    }
}
