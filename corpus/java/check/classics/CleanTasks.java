// expect: deadlock
// args: 2
// larger: 5
// pair: CleanTasksFixed
// Rounds. Two tasks signal each other through event counters. The count is compared outside of the monitor in which
// the task then waits: a signal that falls between the two is lost and both tasks wait for ever.
public class CleanTasks {
    static class Event {
        private int count;

        synchronized int count() {
            return count;
        }

        synchronized void signal() {
            count++;
            notifyAll();
        }

        synchronized void await() throws InterruptedException {
            wait(); //! deadlock
        }
    }

    public static void main(String[] args) {
        int rounds = Integer.parseInt(args[0]);
        Event go = new Event(), done = new Event();
        new Thread(() -> {
            try {
                for (int seen = 0; seen < rounds; seen++) {
                    if (go.count() == seen) {
                        go.await();
                    }
                    done.signal();
                }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }).start();
        try {
            for (int seen = 0; seen < rounds; seen++) {
                go.signal();
                if (done.count() == seen) {
                    done.await();
                }
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
