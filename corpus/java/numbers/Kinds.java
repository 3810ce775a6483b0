import sojourner.Choice;

/** One violation of each kind, by its name. */
public class Kinds {
    static class Late extends IllegalStateException {
        Late() {
            super("late");
        }
    }

    static int shared;

    public static void main(String[] args) throws Exception {
        switch (args[0]) {
            case "assertion" -> {
                assert Choice.any(2) == 0;
            }
            case "exception" -> {
                if (Choice.anyBoolean()) {
                    throw new Late();
                }
            }
            case "deadlock" -> {
                synchronized (Kinds.class) {
                    Kinds.class.wait();
                }
            }
            case "race" -> {
                Thread other = new Thread(() -> shared++);
                other.start();
                shared++;
                other.join();
            }
            case "livelock" -> {
                Thread other = new Thread(() -> {
                    while (shared == 0) {
                        Thread.yield();
                    }
                });
                other.start();
                other.join();
            }
            case "endless" -> {
                int x = 0;
                while (x == 0) {
                    x = 0;
                }
            }
            case "exit" -> System.exit(Choice.any(2));
            case "overflow" -> {
                int x = Integer.MAX_VALUE - 1 + Choice.any(2);
                x++;
            }
            // A worker dies, and the others go on: what comes then is for others to judge.
            case "after" -> {
                Thread worker = new Thread(() -> {
                    throw new Late();
                });
                worker.start();
                worker.join();
                assert shared == 1;
            }
            // A lock that a dead thread still holds.
            case "held" -> {
                var lock = new java.util.concurrent.locks.ReentrantLock();
                Thread worker = new Thread(() -> {
                    lock.lock();
                    throw new Late();
                });
                worker.start();
                worker.join();
                lock.lock();
            }
            // Half of the runs fail, a quarter dies of an exception.
            case "shares" -> {
                int x = Choice.uniform(4);
                assert x > 1;
                if (x == 3) {
                    throw new Late();
                }
            }
            default -> throw new IllegalArgumentException(args[0]);
        }
    }
}
