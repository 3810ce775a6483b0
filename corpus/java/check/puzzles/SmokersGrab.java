// expect: deadlock
// pair: SmokersTable
// The agent puts two of three ingredients on the table. Each smoker grabs its first ingredient, then its second: two
// smokers end up with one each.
import java.util.concurrent.Semaphore;

public class SmokersGrab {
    static final Semaphore tobacco = new Semaphore(0), paper = new Semaphore(0), match = new Semaphore(0);

    static void smoker(Semaphore first, Semaphore second) {
        Thread t = new Thread(() -> {
            first.acquireUninterruptibly();
            second.acquireUninterruptibly(); //! deadlock
            System.exit(0);
        });
        t.start();
    }

    public static void main(String[] args) {
        smoker(tobacco, paper);
        smoker(paper, match);
        tobacco.release();
        paper.release();
    }
}
