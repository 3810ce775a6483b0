// expect: verified
// The same with a lock around both: a copy is one step.
public class ClonedLocked { static final int[] a = new int[3]; static final Object L = new Object();
 public static void main(String[] x) throws Exception { Thread t = new Thread(() -> { synchronized (L) { a[0] = 1; a[1] = 1; } }); t.start(); int[] c; synchronized (L) { c = a.clone(); } assert c[0] == c[1] : "torn"; } }
