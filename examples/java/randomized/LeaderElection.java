import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import sojourner.Choice;

/**
 * Threads elect a leader with coins. In every round each candidate flips; when some have heads, those with tails drop
 * out; the last candidate leads. The schedule decides who comes first, chance decides what they get: there is exactly
 * one leader in the end, and the end comes with probability 1.
 *
 * <p>The argument is the number of threads (2). A round ends at a barrier, which all threads pass, so that nobody looks
 * at the coins before all are flipped or flips again before all have looked.
 */
public class LeaderElection {
    private final CyclicBarrier barrier;
    private final boolean[] candidate, heads;
    private final AtomicInteger leaders = new AtomicInteger();

    LeaderElection(int n) {
        barrier = new CyclicBarrier(n);
        candidate = new boolean[n];
        heads = new boolean[n];
        java.util.Arrays.fill(candidate, true);
    }

    private void run(int me) {
        try {
            while (true) {
                heads[me] = candidate[me] && Choice.coin();
                barrier.await();
                int winners = 0, running = 0;
                for (int i = 0; i < heads.length; i++) {
                    winners += heads[i] ? 1 : 0;
                    running += candidate[i] ? 1 : 0;
                }
                assert running > 0;
                barrier.await();
                if (winners > 0) {
                    candidate[me] = heads[me];
                }
                if (winners == 1) {
                    if (candidate[me]) {
                        leaders.incrementAndGet();
                    }
                    return;
                }
            }
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 2;
        LeaderElection election = new LeaderElection(n);
        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) {
            int me = i;
            threads[i] = new Thread(() -> election.run(me), "candidate-" + i);
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        assert election.leaders.get() == 1;
    }
}
