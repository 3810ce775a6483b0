// expect: assertion
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.zip.DataFormatException;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.Inflater;
import java.util.zip.Deflater;

/** Compressed texts, each with its own stream; then one Inflater that two threads feed in any order. */
public class Packed {
    static byte[] pack(String text) {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
                out.write(text.getBytes());
            }
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    static String unpack(byte[] packed) {
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(packed), 4)) {
            return new String(in.readAllBytes());
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    static void same(String text) {
        String again = unpack(pack(text));
        if (!again.equals(text)) {
            throw new IllegalStateException(again);
        }
    }

    public static void main(String[] args) throws InterruptedException, DataFormatException {
        Thread other = new Thread(() -> same("one one one one"));
        other.start();
        same("two two two two two");
        other.join();

        Deflater deflater = new Deflater();
        deflater.setInput("three three three".getBytes());
        deflater.finish();
        byte[] packed = new byte[100];
        int length = deflater.deflate(packed);
        deflater.end();
        Inflater shared = new Inflater();
        shared.setInput(packed, 0, length);
        byte[] first = new byte[8];
        byte[] second = new byte[8];
        Thread feeder = new Thread(() -> {
            try {
                shared.inflate(first);
            } catch (DataFormatException e) {
                throw new IllegalStateException(e);
            }
        });
        feeder.start();
        shared.inflate(second);
        feeder.join();
        assert new String(first).equals("three th") : new String(first); //! assertion
    }
}
