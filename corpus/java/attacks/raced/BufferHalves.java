// expect: verified
// property: race
// Two halves of a buffer outside the heap.
import java.nio.ByteBuffer;

public class BufferHalves {
    static final ByteBuffer ALL = ByteBuffer.allocateDirect(8);

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            ALL.putInt(0, 1);
        });
        other.start();
        ALL.putInt(4, 2);
        other.join();
    }
}
