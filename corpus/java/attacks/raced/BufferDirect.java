// expect: race
// property: race
// The same in memory outside the heap.
import java.nio.ByteBuffer;

public class BufferDirect {
    static final ByteBuffer ALL = ByteBuffer.allocateDirect(8);

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            ALL.put(1, (byte) 1);
        });
        other.start();
        ALL.putInt(0, 2);
        other.join();
    }
}
