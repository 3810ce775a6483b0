// expect: deadlock
// pair: JoinIsJoin
// The main thread and a worker wait for each other to end.
public class JoinEachOther {
    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        Thread t = new Thread(() -> end(main));
        t.start();
        end(t);
    }

    static void end(Thread other) {
        try {
            other.join(); //! deadlock
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
