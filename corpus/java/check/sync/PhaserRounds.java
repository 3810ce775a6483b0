// expect: verified
// args: 2 1
// larger: 2 3
// pair: PhaserForgotten
// Parties, phases. Everyone arrives in every phase and deregisters at the end; the last one terminates the phaser.
import java.util.concurrent.Phaser;

public class PhaserRounds {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), phases = Integer.parseInt(args[1]);
        Phaser phaser = new Phaser(n);
        int[] slots = new int[n];
        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) {
            int me = i;
            threads[i] = new Thread(() -> {
                for (int p = 0; p < phases; p++) {
                    slots[me]++;
                    int phase = phaser.arriveAndAwaitAdvance();
                    assert phase == p + 1;
                }
                phaser.arriveAndDeregister();
            });
            threads[i].start();
        }
        for (Thread t : threads) {
            try {
                t.join();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
        assert phaser.isTerminated();
        for (int slot : slots) {
            assert slot == phases;
        }
    }
}
