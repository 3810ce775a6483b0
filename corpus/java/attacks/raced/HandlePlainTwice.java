// expect: race
// property: race
// Two plain writes by a handle.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class HandlePlainTwice {
    static int x;
    static final VarHandle X;

    static {
        try {
            X = MethodHandles.lookup().findStaticVarHandle(HandlePlainTwice.class, "x", int.class);
        } catch (ReflectiveOperationException e) {
            throw new Error(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            X.set(1);
        });
        other.start();
        X.set(2);
        other.join();
    }
}
