// expect: assertion
// Elements have locks of their own, and once the wrong one.
public class LockForEachElement { static final int[] A = new int[2]; static final Object L = new Object(), M = new Object(); public static void main(String[] a) throws Exception { Thread t = new Thread(() -> { synchronized (L) { A[0]++; } synchronized (M) { A[1]++; } }); t.start(); synchronized (L) { A[0]++; A[1]++; } t.join(); assert A[0] + A[1] == 4; } }
