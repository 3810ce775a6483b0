// expect: verified
// pair: WorkerWaits
// The program ends when only daemon threads are left, whatever they wait for.
public class DaemonWaits {
    static String job;

    public static void main(String[] args) {
        Object jobs = new Object();
        Thread worker = new Thread(() -> {
            synchronized (jobs) {
                try {
                    while (job == null) {
                        jobs.wait();
                    }
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
        });
        worker.setDaemon(true);
        worker.start();
    }
}
