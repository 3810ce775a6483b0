// expect: verified
// args: 2 1
// larger: 3 2
// pair: ReplicatedWorkers
// Workers, size of the first item. The end is told to all. Idle workers plus active workers = all workers, and a worker
// that has put an item takes it itself if nobody else does, so "all idle" means that no work is left.
import java.util.ArrayDeque;

public class ReplicatedWorkersFixed {
    private final ArrayDeque<Integer> work = new ArrayDeque<>();
    private final int workers;
    private int idle, executed;
    private boolean done;

    ReplicatedWorkersFixed(int workers) {
        this.workers = workers;
    }

    synchronized void put(int item) {
        work.add(item);
        notify();
    }

    /** The next item, or null when there is none and every worker is idle. */
    synchronized Integer get() throws InterruptedException {
        while (work.isEmpty()) {
            if (!done && ++idle == workers) {
                done = true;
            }
            if (done) {
                notifyAll();
                return null;
            }
            wait();
            idle--;
        }
        executed++;
        return work.remove();
    }

    synchronized int awaitDone() throws InterruptedException {
        while (!done) {
            wait();
        }
        return executed;
    }

    void worker() {
        try {
            for (Integer item = get(); item != null; item = get()) {
                if (item > 0) {
                    put(item - 1);
                }
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int workers = Integer.parseInt(args[0]), size = Integer.parseInt(args[1]);
        ReplicatedWorkersFixed pool = new ReplicatedWorkersFixed(workers);
        pool.put(size);
        for (int i = 0; i < workers; i++) {
            new Thread(pool::worker).start();
        }
        int executed = pool.awaitDone();
        assert executed == size + 1;
    }
}
