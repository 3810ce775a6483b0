// expect: assertion
// A synchronized method that does nothing holds its lock for a while.
public class BlockedAtEmptyMethod {
    static volatile int after;

    static synchronized void nothing() { }

    static class Marks extends Thread {
        public void run() {
            nothing();
            after = 1;
        }
    }

    static class Calls extends Thread {
        public void run() {
            nothing();
        }
    }

    public static void main(String[] args) {
        new Marks().start();
        Thread other = new Calls();
        other.start();
        boolean blocked = other.getState() == Thread.State.BLOCKED;
        assert !blocked || after == 1;
    }
}
