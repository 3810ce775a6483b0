// expect: race
// property: race
// A byte and a number of a buffer, by index.
import java.nio.ByteBuffer;

public class BufferAbsolute {
    static final ByteBuffer ALL = ByteBuffer.allocate(8);

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            ALL.put(1, (byte) 1);
        });
        other.start();
        ALL.putInt(0, 2);
        other.join();
    }
}
