// expect: assertion
// A thread is seen blocked at a synchronized static method while the one inside has not gone on yet.
public class BlockedAtStaticMethod {
    static int x;
    static volatile int after;
    static Thread main;

    static synchronized void add() {
        x++;
    }

    static class Adds extends Thread {
        public void run() {
            add();
            after = 1;
        }
    }

    static class Looks extends Thread {
        public void run() {
            boolean blocked = main.getState() == State.BLOCKED;
            assert !blocked || after == 1;
        }
    }

    public static void main(String[] args) {
        main = Thread.currentThread();
        new Adds().start();
        new Looks().start();
        add();
    }
}
