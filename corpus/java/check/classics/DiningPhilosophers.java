// expect: deadlock
// args: 3 1
// larger: 6 1
// pair: DiningOrdered
// Philosophers, meals. Each takes the left fork, then the right one; when all hold their left fork nobody eats.
public class DiningPhilosophers {
    static final class Fork {}

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), meals = Integer.parseInt(args[1]);
        Fork[] forks = new Fork[n];
        for (int i = 0; i < n; i++) {
            forks[i] = new Fork();
        }
        for (int i = 0; i < n; i++) {
            Fork left = forks[i], right = forks[(i + 1) % n];
            new Thread(() -> {
                for (int meal = 0; meal < meals; meal++) {
                    synchronized (left) {
                        synchronized (right) { //! deadlock
                            Thread.yield();
                        }
                    }
                }
            }, "philosopher-" + i).start();
        }
    }
}
