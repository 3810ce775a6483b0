// expect: verified
// property: race
// spins
// pair: PlainFlag
// setRelease and getAcquire order the plain field: what is read after the flag was seen was written before it was set.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class ReleaseAcquire {
    static final VarHandle READY;
    static int data;
    static boolean ready;

    static {
        try {
            READY = MethodHandles.lookup().findStaticVarHandle(ReleaseAcquire.class, "ready", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    public static void main(String[] args) {
        new Thread(() -> {
            data = 42;
            READY.setRelease(true);
        }).start();
        while (!(boolean) READY.getAcquire()) {
            Thread.onSpinWait();
        }
        assert data == 42;
    }
}
