// expect: assertion
// args: 1 1
// larger: 2 2
// pair: ReadersWriters
// Readers, writers. A writer waits for other writers only and comes in while somebody reads.
public class ReadersIgnored {
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
        while (writers > 0) {
            wait();
        }
        writers++;
    }

    synchronized void endWrite() {
        writers--;
        notifyAll();
    }

    synchronized void check() {
        assert writers == 0 || writers == 1 && readers == 0; //! assertion
    }

    public static void main(String[] args) {
        ReadersIgnored lock = new ReadersIgnored();
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
