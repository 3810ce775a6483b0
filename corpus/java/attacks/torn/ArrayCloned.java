// expect: assertion
// An array is cloned while another thread writes its elements in order.
public class ArrayCloned { static final int[] a = new int[2];
 public static void main(String[] x) throws Exception { Thread t = new Thread(() -> { a[0] = 1; a[1] = 1; }); t.start(); int[] c = a.clone(); assert !(c[0] == 0 && c[1] == 1) : "torn"; } }
