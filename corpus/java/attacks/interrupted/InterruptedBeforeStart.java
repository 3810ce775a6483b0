// expect: assertion
// A thread that is interrupted before it starts finds that out when it sleeps.
public class InterruptedBeforeStart {
    static volatile boolean slept = true;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                slept = false;
            }
        });
        other.interrupt();
        other.start();
        other.join();
        assert slept; //! assertion
    }
}
