// expect: assertion
// An array is compressed while another thread changes it.
import java.util.Arrays;
import java.util.zip.Deflater;

public class Deflated {
    static final byte[] bytes = new byte[4];

    static byte[] packed() {
        Deflater deflater = new Deflater();
        deflater.setInput(bytes, 0, 4);
        deflater.finish();
        byte[] out = new byte[32];
        int length = deflater.deflate(out);
        deflater.end();
        return Arrays.copyOf(out, length);
    }

    static void other() {
        bytes[1] = 1;
        bytes[1] = 0;
    }

    public static void main(String[] args) throws Throwable {
        byte[] before = packed();
        Thread other = new Thread(Deflated::other);
        other.start();
        assert Arrays.equals(packed(), before) : "taken in between"; //! assertion
        other.join();
    }
}
