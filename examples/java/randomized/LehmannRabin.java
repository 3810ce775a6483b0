import sojourner.Choice;
import sojourner.Label;

/**
 * The dining philosophers of Lehmann and Rabin: each flips a coin for the fork to wait for first, and gives it back when
 * the other one is taken. All philosophers are alike, and yet somebody eats with probability 1 under every fair
 * schedule. Neighbours never eat together; nobody can be blocked for ever.
 *
 * <p>Arguments: philosophers (2), meals of each (1). The labels {@code eating-i} hold while i eats.
 */
public class LehmannRabin {
    static final class Fork {
        private boolean taken;
        private boolean inUse;

        synchronized void take() throws InterruptedException {
            while (taken) {
                wait();
            }
            taken = true;
        }

        synchronized boolean tryTake() {
            boolean free = !taken;
            taken = true;
            return free;
        }

        synchronized void putBack() {
            assert taken;
            taken = false;
            notify();
        }
    }

    static void dine(int me, Fork left, Fork right, int meals) {
        try {
            for (int eaten = 0; eaten < meals; ) {
                boolean leftFirst = Choice.coin();
                Fork first = leftFirst ? left : right, second = leftFirst ? right : left;
                first.take();
                if (second.tryTake()) {
                    Label.set("eating-" + me, true);
                    assert !left.inUse && !right.inUse : "a neighbour eats too";
                    left.inUse = right.inUse = true;
                    eaten++;
                    left.inUse = right.inUse = false;
                    Label.set("eating-" + me, false);
                    second.putBack();
                }
                first.putBack();
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 2, meals = args.length > 1 ? Integer.parseInt(args[1]) : 1;
        Fork[] forks = new Fork[n];
        for (int i = 0; i < n; i++) {
            forks[i] = new Fork();
        }
        Thread[] philosophers = new Thread[n];
        for (int i = 0; i < n; i++) {
            int me = i;
            philosophers[i] = new Thread(() -> dine(me, forks[me], forks[(me + 1) % n], meals), "philosopher-" + i);
            philosophers[i].start();
        }
        for (Thread t : philosophers) {
            t.join();
        }
    }
}
