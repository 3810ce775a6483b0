import java.util.*;
import java.util.zip.*;

public class ZipCompress {
    public static void main(String[] args) throws Throwable {
        byte[] src = "abcabcabcabc hello hello hello".repeat(20).getBytes("UTF-8");
        Deflater d = new Deflater();
        d.setInput(src);
        d.finish();
        byte[] buf = new byte[1000];
        int n = d.deflate(buf);
        Inflater i = new Inflater();
        i.setInput(buf, 0, n);
        byte[] out = new byte[src.length];
        System.out.println(i.inflate(out) + " " + Arrays.equals(src, out) + " " + (n < 100) + i.finished());
        java.io.ByteArrayOutputStream bos = new java.io.ByteArrayOutputStream();
        try (GZIPOutputStream g = new GZIPOutputStream(bos)) { g.write(src); }
        System.out.println(new GZIPInputStream(new java.io.ByteArrayInputStream(bos.toByteArray())).readAllBytes().length);
        CheckedInputStream c = new CheckedInputStream(new java.io.ByteArrayInputStream(src), new CRC32());
        c.readAllBytes();
        System.out.println(c.getChecksum().getValue());
    }
}
