// expect: deadlock
// args: 2 1
// larger: 3 2
// pair: ReplicatedWorkersFixed
// Workers, size of the first item; an item of size n > 0 makes one of size n-1. The end is passed on by notify() from
// worker to worker, but the coordinator waits in the same wait set: when the message reaches it first, it leaves
// without passing it on and an idle worker sleeps for ever. (That put() wakes only one thread is harmless: the worker
// that has put the item goes on to take it.)
import java.util.ArrayDeque;

public class ReplicatedWorkers {
    private final ArrayDeque<Integer> work = new ArrayDeque<>();
    private final int workers;
    private int idle, executed;
    private boolean done;

    ReplicatedWorkers(int workers) {
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
                notify();
                return null;
            }
            wait(); //! deadlock
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
        ReplicatedWorkers pool = new ReplicatedWorkers(workers);
        pool.put(size);
        for (int i = 0; i < workers; i++) {
            new Thread(pool::worker).start();
        }
        int executed = pool.awaitDone();
        assert executed == size + 1;
    }
}
