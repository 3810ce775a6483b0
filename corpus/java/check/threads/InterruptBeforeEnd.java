// expect: assertion
// A thread that joins another is woken by the other's end or by an interrupt, whichever comes first.
public class InterruptBeforeEnd {
    static volatile boolean joins;
    static volatile int phase;
    static volatile boolean interrupted;
    static Thread worker;

    static void join() {
        joins = true;
        try {
            worker.join();
        } catch (InterruptedException e) {
            interrupted = true;
        }
    }

    static void work() {
        if (joins) {
            phase = 1;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        worker = new Thread(InterruptBeforeEnd::work);
        Thread joiner = new Thread(InterruptBeforeEnd::join);
        joiner.start();
        worker.start();
        if (phase == 1) {
            joiner.interrupt();
            worker.join();
            joiner.join();
            assert !interrupted : "interrupted before the other's end"; //! assertion
        }
    }
}
