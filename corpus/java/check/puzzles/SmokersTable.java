// expect: verified
// args: 2
// larger: 3
// pair: SmokersGrab
// Rounds. A smoker looks at the whole table and takes both ingredients at once; exactly one smoker can use what is there.
public class SmokersTable {
    private int missing = -1, smoked;
    private boolean closed;

    synchronized void put(int missing) throws InterruptedException {
        while (this.missing != -1) {
            wait();
        }
        this.missing = missing;
        notifyAll();
    }

    synchronized boolean smoke(int mine) throws InterruptedException {
        while (missing != mine && !closed) {
            wait();
        }
        if (missing != mine) {
            return false;
        }
        missing = -1;
        smoked++;
        notifyAll();
        return true;
    }

    synchronized void close() throws InterruptedException {
        while (missing != -1) {
            wait();
        }
        closed = true;
        notifyAll();
    }

    public static void main(String[] args) throws InterruptedException {
        int rounds = Integer.parseInt(args[0]);
        SmokersTable table = new SmokersTable();
        Thread[] smokers = new Thread[2];
        for (int i = 0; i < smokers.length; i++) {
            int mine = i;
            smokers[i] = new Thread(() -> {
                try {
                    while (table.smoke(mine)) {
                        Thread.yield();
                    }
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            });
            smokers[i].start();
        }
        for (int i = 0; i < rounds; i++) {
            table.put(i % smokers.length);
        }
        table.close();
        for (Thread t : smokers) {
            t.join();
        }
        assert table.smoked == rounds;
    }
}
