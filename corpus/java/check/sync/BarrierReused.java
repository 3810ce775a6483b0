// expect: deadlock
// args: 2 2
// larger: 3 3
// pair: BarrierGenerations
// Threads, rounds. A barrier that is used again: a fast thread enters the next round before a slow one has looked, which
// then finds the counter away from zero and goes on waiting.
public class BarrierReused {
    private final int parties;
    private int arrived;

    BarrierReused(int parties) {
        this.parties = parties;
    }

    synchronized void await() throws InterruptedException {
        if (++arrived == parties) {
            arrived = 0;
            notifyAll();
        } else {
            while (arrived != 0) {
                wait(); //! deadlock
            }
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), rounds = Integer.parseInt(args[1]);
        BarrierReused barrier = new BarrierReused(n);
        for (int i = 0; i < n; i++) {
            new Thread(() -> {
                try {
                    for (int r = 0; r < rounds; r++) {
                        barrier.await();
                    }
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }).start();
        }
    }
}
