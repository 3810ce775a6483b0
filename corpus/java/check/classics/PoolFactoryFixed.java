// expect: verified
// args: 1 2
// larger: 2 4
// pair: PoolFactory
// Places, clients. The failure path notifies as well. Every place that becomes free is announced to one waiter.
public class PoolFactoryFixed {
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
                    wait();
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
                        notify();
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
