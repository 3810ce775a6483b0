// expect: verified
// args: 2 2
// larger: 3 2
// pair: BarrierReused
// Threads, rounds. A thread waits for the end of its own generation, whatever the counter says.
public class BarrierGenerations {
    private final int parties;
    private int arrived, generation;

    BarrierGenerations(int parties) {
        this.parties = parties;
    }

    synchronized void await() throws InterruptedException {
        int mine = generation;
        if (++arrived == parties) {
            arrived = 0;
            generation++;
            notifyAll();
        } else {
            while (generation == mine) {
                wait();
            }
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), rounds = Integer.parseInt(args[1]);
        BarrierGenerations barrier = new BarrierGenerations(n);
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
