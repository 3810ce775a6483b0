// expect: assertion
// Two threads share what a handle is bound to.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class HandedByHandle {
    static class Counter {
        int count;

        void add() {
            count++;
        }
    }

    public static void main(String[] args) throws Throwable {
        Counter counter = new Counter();
        MethodHandle add = MethodHandles.lookup()
            .findVirtual(Counter.class, "add", MethodType.methodType(void.class)).bindTo(counter);
        Thread other = new Thread(() -> {
            try {
                add.invoke();
            } catch (Throwable e) {
                throw new IllegalStateException(e);
            }
        });
        other.start();
        add.invoke();
        other.join();
        assert counter.count == 2; //! assertion
    }
}
