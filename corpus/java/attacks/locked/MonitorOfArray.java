// expect: verified
// An array that is its own lock.
public class MonitorOfArray { static final int[] A = new int[1]; static void inc() { synchronized (A) { A[0]++; } }
 public static void main(String[] a) throws Exception { Thread t = new Thread(() -> inc()); t.start(); inc(); t.join(); assert A[0] == 2; } }
