// expect: assertion
// A thread is seen blocked at a synchronized static method while the one inside has not gone on yet.
public class BlockedAtStaticMethod {
    static int x;
    static volatile int after;

    static synchronized void add() {
        x++;
    }

    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        new Thread(() -> {
            add();
            after = 1;
        }).start();
        new Thread(() -> {
            boolean blocked = main.getState() == Thread.State.BLOCKED;
            assert !blocked || after == 1;
        }).start();
        add();
    }
}
