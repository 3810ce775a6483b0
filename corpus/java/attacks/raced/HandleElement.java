// expect: race
// property: race
// An element, by a handle and by another one.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class HandleElement {
    static final VarHandle X = MethodHandles.arrayElementVarHandle(int[].class);
    static final int[] ALL = new int[4];

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            X.set(ALL, 1, 1);
        });
        other.start();
        X.set(ALL, 1, 2);
        other.join();
    }
}
