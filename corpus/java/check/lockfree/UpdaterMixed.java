// expect: assertion
// args: 2 1
// larger: 3 2
// pair: UpdaterCounter
// Threads, increments. The updater is used for the write only; read and write together are not atomic.
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

public class UpdaterMixed {
    static final AtomicIntegerFieldUpdater<UpdaterMixed> COUNT =
        AtomicIntegerFieldUpdater.newUpdater(UpdaterMixed.class, "count");
    static final UpdaterMixed INSTANCE = new UpdaterMixed();
    volatile int count;

    static void increment() {
        COUNT.set(INSTANCE, INSTANCE.count + 1);
    }

    public static void main(String[] args) throws InterruptedException {
        int rounds = Integer.parseInt(args[1]);
        Thread[] threads = new Thread[Integer.parseInt(args[0])];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                for (int j = 0; j < rounds; j++) {
                    increment();
                }
            });
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        assert INSTANCE.count == threads.length * rounds; //! assertion
    }
}
