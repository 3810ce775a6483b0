// expect: verified
// args: 2 1
// larger: 2 2
// pair: ReadersIgnored
// Readers, writers. A writer waits until nobody is inside, a reader until no writer is; every exit wakes all.
public class ReadersWriters {
    private int readers, writers;

    synchronized void startRead() throws InterruptedException {
        while (writers > 0) {
            wait();
        }
        readers++;
    }

    synchronized void endRead() {
        readers--;
        notifyAll();
    }

    synchronized void startWrite() throws InterruptedException {
        while (readers > 0 || writers > 0) {
            wait();
        }
        writers++;
    }

    synchronized void endWrite() {
        writers--;
        notifyAll();
    }

    synchronized void check() {
        assert writers == 0 || writers == 1 && readers == 0;
    }

    public static void main(String[] args) {
        ReadersWriters lock = new ReadersWriters();
        for (int i = 0; i < Integer.parseInt(args[0]); i++) {
            new Thread(() -> {
                try {
                    lock.startRead();
                    lock.check();
                    lock.endRead();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }).start();
        }
        for (int i = 0; i < Integer.parseInt(args[1]); i++) {
            new Thread(() -> {
                try {
                    lock.startWrite();
                    lock.check();
                    lock.endWrite();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }).start();
        }
    }
}
