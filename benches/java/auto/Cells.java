/** Threads that count in cells of their own, and look at each other's: a large space without a fault. Arguments: threads, rounds. */
public class Cells {
    public static void main(String[] args) {
        int threads = Integer.parseInt(args[0]);
        int rounds = Integer.parseInt(args[1]);
        int[] cells = new int[threads];
        for (int t = 0; t < threads; t++) {
            int own = t;
            new Thread(() -> {
                for (int r = 0; r < rounds; r++) {
                    synchronized (cells) {
                        cells[own]++;
                        assert cells[(own + 1) % threads] <= rounds;
                    }
                }
            }).start();
        }
    }
}
