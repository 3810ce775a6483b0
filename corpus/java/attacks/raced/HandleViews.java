// expect: verified
// property: race
// Two numbers in one array that share no byte.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

public class HandleViews {
    static final VarHandle X = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    static final byte[] ALL = new byte[8];

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            X.set(ALL, 0, 1);
        });
        other.start();
        X.set(ALL, 4, 2);
        other.join();
    }
}
