import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Readers and a writer with a lock of the JDK. Arguments: readers, rounds. */
public class ReadersWriter {
    private static int a;
    private static int b;

    public static void main(String[] args) {
        int rounds = Integer.parseInt(args[1]);
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        for (int i = 0; i < Integer.parseInt(args[0]); i++) {
            new Thread(() -> {
                for (int k = 0; k < rounds; k++) {
                    lock.readLock().lock();
                    int difference = a - b;
                    lock.readLock().unlock();
                    assert difference == 0;
                }
            }).start();
        }
        new Thread(() -> {
            for (int k = 0; k < rounds; k++) {
                lock.writeLock().lock();
                a++;
                b++;
                lock.writeLock().unlock();
            }
        }).start();
    }
}
