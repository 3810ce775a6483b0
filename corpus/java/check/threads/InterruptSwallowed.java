// expect: deadlock
// pair: InterruptEnds
// The worker swallows the interrupt that should end it and waits again, for a job that nobody brings.
public class InterruptSwallowed {
    public static void main(String[] args) throws InterruptedException {
        Object jobs = new Object();
        Thread worker = new Thread(() -> {
            boolean running = true;
            while (running) {
                synchronized (jobs) {
                    try {
                        jobs.wait(); //! deadlock
                        running = false;
                    } catch (InterruptedException e) {
                        // Swallowed.
                    }
                }
            }
        });
        worker.start();
        worker.interrupt();
        worker.join();
    }
}
