// expect: race
// property: race
// The position of a buffer is shared.
import java.nio.ByteBuffer;

public class BufferPosition {
    static final ByteBuffer ALL = ByteBuffer.allocate(8);

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            ALL.put((byte) 1);
        });
        other.start();
        ALL.put((byte) 2);
        other.join();
    }
}
