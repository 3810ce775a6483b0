// expect: assertion
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** A counter outside the heap that two threads increment, and a block that one of them fills for the other. */
public class DirectBuffers {
    static final ByteBuffer SHARED = ByteBuffer.allocateDirect(16).order(ByteOrder.nativeOrder());

    public static void main(String[] args) throws InterruptedException {
        ByteBuffer own = ByteBuffer.allocateDirect(8);
        own.put("abcdefgh".getBytes()).flip();
        ByteBuffer copy = ByteBuffer.allocateDirect(4);
        own.limit(4);
        copy.put(own).flip();
        byte[] back = new byte[4];
        copy.get(back);
        if (!new String(back).equals("abcd") || copy.getInt(0) != 0x61626364 || own.getInt(0) == 0) {
            throw new IllegalStateException(new String(back));
        }
        Thread other = new Thread(() -> SHARED.putInt(4, SHARED.getInt(4) + 1));
        other.start();
        SHARED.putInt(4, SHARED.getInt(4) + 1);
        other.join();
        assert SHARED.getInt(4) == 2 : SHARED.getInt(4); //! assertion
    }
}
