// expect: deadlock
// pair: DaemonWaits
// The worker waits for a job that never comes; it is no daemon, so the program never ends.
public class WorkerWaits {
    static String job;

    public static void main(String[] args) {
        Object jobs = new Object();
        Thread worker = new Thread(() -> {
            synchronized (jobs) {
                try {
                    while (job == null) {
                        jobs.wait(); //! deadlock
                    }
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
        });
        worker.start();
    }
}
