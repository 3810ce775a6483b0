// expect: verified
// args: 2 1
// larger: 2 3
// pair: CyclicMissing
// Threads, rounds. Each thread writes its slot, meets the others, reads its neighbour's slot, meets them again. The
// barrier orders the accesses: no race.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class CyclicPhases {
    static void run(CyclicBarrier barrier, int[] slots, int me, int rounds) {
        try {
            for (int r = 1; r <= rounds; r++) {
                slots[me] = r;
                barrier.await();
                assert slots[(me + 1) % slots.length] == r;
                barrier.await();
            }
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), rounds = Integer.parseInt(args[1]);
        CyclicBarrier barrier = new CyclicBarrier(n);
        int[] slots = new int[n];
        for (int i = 1; i < n; i++) {
            int me = i;
            new Thread(() -> run(barrier, slots, me, rounds)).start();
        }
        run(barrier, slots, 0, rounds);
    }
}
