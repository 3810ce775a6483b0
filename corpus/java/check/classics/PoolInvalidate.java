// expect: deadlock
// args: 1 2
// larger: 1 4
// pair: PoolInvalidateFixed
// Pool size, clients; the first client's object breaks. After the kind of a bug in an object pool (pool4): an object
// that is thrown away frees a place, but nobody tells the client that waits for one.
public class PoolInvalidate {
    static class Pool {
        private final int max;
        private int active;

        Pool(int max) {
            this.max = max;
        }

        synchronized Object borrow() throws InterruptedException {
            while (active == max) {
                wait(); //! deadlock
            }
            active++;
            return new Object();
        }

        synchronized void giveBack(Object o) {
            active--;
            notify();
        }

        synchronized void invalidate(Object broken) {
            active--;
        }
    }

    public static void main(String[] args) {
        Pool pool = new Pool(Integer.parseInt(args[0]));
        for (int i = 0; i < Integer.parseInt(args[1]); i++) {
            boolean breaks = i == 0;
            new Thread(() -> {
                try {
                    Object o = pool.borrow();
                    if (breaks) {
                        pool.invalidate(o);
                    } else {
                        pool.giveBack(o);
                    }
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }).start();
        }
    }
}
