// expect: deadlock
// args: 1 2
// larger: 1 4
// pair: PoolFactoryFixed
// Places, clients. After the kind of a bug in an object pool (pool6): the object is made outside of the lock, and when
// that fails the place is given back without waking the client that came to wait meanwhile.
public class PoolFactory {
    static class Factory {
        private boolean failed;

        synchronized Object make() {
            if (!failed) {
                failed = true;
                throw new IllegalStateException("the first attempt fails");
            }
            return new Object();
        }
    }

    static class Pool {
        private final Factory factory = new Factory();
        private int places;

        Pool(int places) {
            this.places = places;
        }

        Object borrow() throws InterruptedException {
            synchronized (this) {
                while (places == 0) {
                    wait(); //! deadlock
                }
                places--;
            }
            boolean made = false;
            try {
                Object o = factory.make();
                made = true;
                return o;
            } finally {
                if (!made) {
                    synchronized (this) {
                        places++;
                    }
                }
            }
        }

        synchronized void giveBack() {
            places++;
            notify();
        }
    }

    public static void main(String[] args) {
        Pool pool = new Pool(Integer.parseInt(args[0]));
        for (int i = 0; i < Integer.parseInt(args[1]); i++) {
            new Thread(() -> {
                try {
                    pool.borrow();
                    pool.giveBack();
                } catch (IllegalStateException e) {
                    // This client goes without.
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }).start();
        }
    }
}
