// expect: assertion
// A synchronized method that does nothing holds its lock for a while.
public class BlockedAtEmptyMethod {
    static volatile int after;

    static synchronized void nothing() { }

    public static void main(String[] args) {
        new Thread(() -> {
            nothing();
            after = 1;
        }).start();
        Thread other = new Thread(() -> nothing());
        other.start();
        boolean blocked = other.getState() == Thread.State.BLOCKED;
        assert !blocked || after == 1;
    }
}
