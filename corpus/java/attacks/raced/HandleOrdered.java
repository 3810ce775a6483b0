// expect: verified
// property: race
// Accesses by a handle that all have a memory order.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class HandleOrdered {
    int x;
    static final VarHandle X;

    static {
        try {
            X = MethodHandles.lookup().findVarHandle(HandleOrdered.class, "x", int.class);
        } catch (ReflectiveOperationException e) {
            throw new Error(e);
        }
    }
    static final HandleOrdered IT = new HandleOrdered();

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            X.setVolatile(IT, 1);
        });
        other.start();
        X.getAndAdd(IT, 2);
        other.join();
    }
}
