// expect: verified
// args: 3 1
// larger: 6 1
// pair: DiningPhilosophers
// Philosophers, meals. Everybody takes the fork of the lower number first: the order of the forks excludes a cycle.
public class DiningOrdered {
    static final class Fork {
        boolean inUse;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), meals = Integer.parseInt(args[1]);
        Fork[] forks = new Fork[n];
        for (int i = 0; i < n; i++) {
            forks[i] = new Fork();
        }
        for (int i = 0; i < n; i++) {
            int j = (i + 1) % n;
            Fork low = forks[Math.min(i, j)], high = forks[Math.max(i, j)];
            new Thread(() -> {
                for (int meal = 0; meal < meals; meal++) {
                    synchronized (low) {
                        synchronized (high) {
                            assert !low.inUse && !high.inUse;
                            low.inUse = high.inUse = true;
                            low.inUse = high.inUse = false;
                        }
                    }
                }
            }, "philosopher-" + i).start();
        }
    }
}
