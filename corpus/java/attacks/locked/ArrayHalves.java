// expect: assertion
// Two halves of one array with a lock each, and one index in both.
public class ArrayHalves { static final int[] A = new int[3]; static final Object L = new Object(), M = new Object();
 public static void main(String[] a) throws Exception { Thread t = new Thread(() -> { synchronized (L) { A[0]++; A[1]++; } }); t.start(); synchronized (M) { A[2]++; A[1]++; } t.join(); assert A[1] == 2; } }
