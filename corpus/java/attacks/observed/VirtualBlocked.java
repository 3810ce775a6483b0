// expect: assertion
// jdk: 21+
// A virtual thread that waits for a monitor says so.
public class VirtualBlocked {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        Thread other = Thread.ofVirtual().unstarted(() -> {
            synchronized (lock) {
                x = 1;
            }
        });
        synchronized (lock) {
            other.start();
            assert other.getState() != Thread.State.BLOCKED; //! assertion
        }
        other.join();
    }
}
