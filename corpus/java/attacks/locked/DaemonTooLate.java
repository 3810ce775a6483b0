// expect: deadlock
// Whether a thread is a daemon is asked for and written while another thread starts it.
public class DaemonTooLate {
    static final Object LOCK = new Object();

    public static void main(String[] args) {
        Thread waits = new Thread(() -> {
            synchronized (LOCK) {
                try {
                    while (true) {
                        LOCK.wait();
                    }
                } catch (InterruptedException e) {
                    Runtime.getRuntime().halt(0);
                }
            }
        });
        new Thread(() -> {
            try {
                waits.setDaemon(true);
            } catch (IllegalThreadStateException e) {
                Runtime.getRuntime().halt(0);
            }
        }).start();
        waits.start();
    }
}
