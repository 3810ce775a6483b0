// expect: assertion
// An array is replaced under the lock and written without.
public class ArrayReplaced { static int[] A = new int[1]; static final Object L = new Object(); public static void main(String[] a) throws Exception { Thread t = new Thread(() -> { synchronized (L) { A = new int[] {1}; } }); t.start(); int[] b; synchronized (L) { b = A; } b[0] = 5; int[] c; synchronized (L) { c = A; } assert c[0] == 5; } }
