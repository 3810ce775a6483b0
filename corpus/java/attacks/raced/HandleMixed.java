// expect: race
// property: race
// A volatile write by a handle to a field that an instruction writes plainly.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class HandleMixed {
    int x;
    static final VarHandle X;

    static {
        try {
            X = MethodHandles.lookup().findVarHandle(HandleMixed.class, "x", int.class);
        } catch (ReflectiveOperationException e) {
            throw new Error(e);
        }
    }
    static final HandleMixed IT = new HandleMixed();

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            X.setVolatile(IT, 1);
        });
        other.start();
        IT.x = 2;
        other.join();
    }
}
