// expect: assertion
// A checksum is taken while another thread writes the bytes in order.
public class ChecksumTorn { static final byte[] a = new byte[2];
 public static void main(String[] x) throws Exception { byte[] m = {0, 1}; java.util.zip.CRC32 w = new java.util.zip.CRC32(); w.update(m, 0, 2); long bad = w.getValue();
 Thread t = new Thread(() -> { a[0] = 1; a[1] = 1; }); t.start(); java.util.zip.CRC32 c = new java.util.zip.CRC32(); c.update(a, 0, 2); assert c.getValue() != bad : "torn"; } }
