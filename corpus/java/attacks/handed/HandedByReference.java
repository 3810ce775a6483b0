// expect: assertion
// A weak reference hands an object on.
import java.lang.ref.WeakReference;

public class HandedByReference {
    public static void main(String[] args) throws Exception {
        int[] count = new int[1];
        WeakReference<int[]> weak = new WeakReference<>(count);
        Thread other = new Thread(() -> weak.get()[0]++);
        other.start();
        count[0]++;
        other.join();
        assert count[0] == 2; //! assertion
    }
}
