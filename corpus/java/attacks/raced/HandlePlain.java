// expect: race
// property: race
// A plain write by a handle, and one by an instruction.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class HandlePlain {
    int x;
    static final VarHandle X;

    static {
        try {
            X = MethodHandles.lookup().findVarHandle(HandlePlain.class, "x", int.class);
        } catch (ReflectiveOperationException e) {
            throw new Error(e);
        }
    }
    static final HandlePlain IT = new HandlePlain();

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            X.set(IT, 1);
        });
        other.start();
        IT.x = 2;
        other.join();
    }
}
