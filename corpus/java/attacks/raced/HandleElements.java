// expect: verified
// property: race
// Different elements by one handle.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class HandleElements {
    static final VarHandle X = MethodHandles.arrayElementVarHandle(int[].class);
    static final int[] ALL = new int[4];

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            X.set(ALL, 1, 1);
        });
        other.start();
        X.set(ALL, 2, 2);
        other.join();
    }
}
