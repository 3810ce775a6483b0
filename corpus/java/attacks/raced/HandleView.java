// expect: race
// property: race
// Four bytes as one number, and one of the bytes.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

public class HandleView {
    static final VarHandle X = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    static final byte[] ALL = new byte[8];

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            X.set(ALL, 0, 1);
        });
        other.start();
        ALL[2] = 1;
        other.join();
    }
}
