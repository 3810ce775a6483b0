// expect: assertion
// A copy by the library is one of elements, too.
public class CopyOfTorn { static final Object[] a = new Object[2];
 public static void main(String[] x) throws Exception { Thread t = new Thread(() -> { a[0] = "1"; a[1] = "1"; }); t.start(); Object[] c = java.util.Arrays.copyOf(a, 2); assert !(c[0] == null && c[1] != null) : "torn"; } }
