import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/** Threads that wait for each other by looking again and again, with pauses of nanoseconds: each gets its turn. */
public class ShortPauses {
    public static void main(String[] args) throws InterruptedException {
        AtomicInteger turn = new AtomicInteger();
        int threads = 3, rounds = 400;
        Thread[] all = new Thread[threads];
        long[] sums = new long[threads];
        for (int i = 0; i < threads; i++) {
            int me = i;
            all[i] = new Thread(() -> {
                for (int round = 0; round < rounds; round++) {
                    while (turn.get() % threads != me) {
                        if (me == 0) LockSupport.parkNanos(1);
                        else if (me == 1) Thread.onSpinWait();
                        else Thread.yield();
                    }
                    sums[me] += turn.getAndIncrement();
                }
            });
            all[i].start();
        }
        for (Thread thread : all) thread.join();
        System.out.println(sums[0] + " " + sums[1] + " " + sums[2] + " " + turn.get());
    }
}
