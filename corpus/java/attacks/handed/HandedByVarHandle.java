// expect: assertion
// A handle to a field hands an object on.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class HandedByVarHandle {
    static int[] shared;

    public static void main(String[] args) throws Exception {
        int[] count = new int[1];
        VarHandle field = MethodHandles.lookup().findStaticVarHandle(HandedByVarHandle.class, "shared", int[].class);
        field.setOpaque(count);
        Thread other = new Thread(() -> shared[0]++);
        other.start();
        count[0]++;
        other.join();
        assert count[0] == 2; //! assertion
    }
}
