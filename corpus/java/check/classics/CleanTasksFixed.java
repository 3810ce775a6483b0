// expect: verified
// args: 2
// larger: 5
// pair: CleanTasks
// Rounds. The count is compared in the monitor in which the task waits, so no signal is lost. The tasks alternate:
// neither can be more than one signal ahead.
public class CleanTasksFixed {
    static class Event {
        private int count;

        synchronized void signal() {
            count++;
            notifyAll();
        }

        synchronized void awaitPast(int seen) throws InterruptedException {
            while (count == seen) {
                wait();
            }
            assert count == seen + 1;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int rounds = Integer.parseInt(args[0]);
        Event go = new Event(), done = new Event();
        new Thread(() -> {
            try {
                for (int seen = 0; seen < rounds; seen++) {
                    go.awaitPast(seen);
                    done.signal();
                }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }).start();
        for (int seen = 0; seen < rounds; seen++) {
            go.signal();
            done.awaitPast(seen);
        }
    }
}
