// expect: verified
// args: 2 1
// larger: 3 2
// pair: VarHandleTorn
// Threads, increments. getAndAdd through a VarHandle is one step, though the field is not declared volatile.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VarHandleCounter {
    static final VarHandle COUNT;
    static int count;

    static {
        try {
            COUNT = MethodHandles.lookup().findStaticVarHandle(VarHandleCounter.class, "count", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    static void increment() {
        COUNT.getAndAdd(1);
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
        assert count == threads.length * rounds;
    }
}
