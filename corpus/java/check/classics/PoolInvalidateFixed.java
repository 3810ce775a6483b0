// expect: verified
// args: 1 2
// larger: 2 4
// pair: PoolInvalidate
// Pool size, clients; the first client's object breaks. Every decrement of the count of active objects is followed by
// a notify(); all waiters wait for the same condition and each that is served frees the place again.
public class PoolInvalidateFixed {
    static class Pool {
        private final int max;
        private int active;

        Pool(int max) {
            this.max = max;
        }

        synchronized Object borrow() throws InterruptedException {
            while (active == max) {
                wait();
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
            notify();
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
