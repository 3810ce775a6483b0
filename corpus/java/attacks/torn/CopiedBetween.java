// expect: assertion
// Elements are copied between arrays that another thread writes and reads.
public class CopiedBetween { static final Object[] a = new Object[2], b = new Object[2];
 public static void main(String[] x) throws Exception { Thread t = new Thread(() -> { a[0] = "1"; if (b[1] == null) a[1] = "1"; }); t.start(); System.arraycopy(a, 0, b, 0, 2); t.join(); assert !(b[0] == null && b[1] != null) : "torn"; } }
