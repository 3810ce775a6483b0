// expect: assertion
// Another thread sees half of what is copied into an array.
public class WrittenTorn { static final int[] a = new int[2];
 public static void main(String[] x) throws Exception { Thread t = new Thread(() -> System.arraycopy(new int[] {1, 1}, 0, a, 0, 2)); t.start(); int p = a[0], q = a[1]; assert p == q || q == 1 : "half"; } }
