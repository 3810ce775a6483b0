// expect: verified
// spins
// Main looks at the state of a thread until it waits, and wakes it: no notification can be lost.
public class StatePolled {
    public static void main(String[] args) throws InterruptedException {
        Object bell = new Object();
        Thread sleeper = new Thread(() -> {
            synchronized (bell) {
                try {
                    bell.wait();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
        });
        sleeper.start();
        while (sleeper.getState() != Thread.State.WAITING) {
            Thread.onSpinWait();
        }
        synchronized (bell) {
            bell.notify();
        }
        sleeper.join();
    }
}
