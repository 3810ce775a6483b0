// expect: assertion
// args: 2 1
// larger: 3 2
// pair: VarHandleCounter
// Threads, increments. getVolatile and setVolatile are two steps.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VarHandleTorn {
    static final VarHandle COUNT;
    static int count;

    static {
        try {
            COUNT = MethodHandles.lookup().findStaticVarHandle(VarHandleTorn.class, "count", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    static void increment() {
        COUNT.setVolatile((int) COUNT.getVolatile() + 1);
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
        assert count == threads.length * rounds; //! assertion
    }
}
