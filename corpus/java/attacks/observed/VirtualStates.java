// expect: verified
// jdk: 21+
// The states that a virtual thread goes through, when it neither waits nor is held up.
public class VirtualStates {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        Thread other = Thread.ofVirtual().unstarted(() -> x = 1);
        assert other.getState() == Thread.State.NEW;
        other.start();
        Thread.State state = other.getState();
        assert state == Thread.State.RUNNABLE || state == Thread.State.TERMINATED;
        other.join();
        assert other.getState() == Thread.State.TERMINATED && x == 1;
    }
}
