/** Dining philosophers with monitors, each fork the lock of an object. Arguments: philosophers, meals each. */
public class Philosophers {
    static class Fork {}

    static class Philosopher extends Thread {
        private final Fork left, right;
        private final int meals;

        Philosopher(Fork left, Fork right, int meals) {
            this.left = left;
            this.right = right;
            this.meals = meals;
        }

        @Override
        public void run() {
            for (int i = 0; i < meals; i++) {
                synchronized (left) {
                    synchronized (right) {
                    }
                }
            }
        }
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 6;
        int meals = args.length > 1 ? Integer.parseInt(args[1]) : 1;
        Fork[] forks = new Fork[n];
        for (int i = 0; i < n; i++) {
            forks[i] = new Fork();
        }
        for (int i = 0; i < n; i++) {
            new Philosopher(forks[i], forks[(i + 1) % n], meals).start();
        }
    }
}
