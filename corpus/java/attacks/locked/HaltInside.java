// expect: exit
// The run is ended inside of a critical section after the write.
public class HaltInside { static int x; static final Object L = new Object();
 public static void main(String[] a) throws Exception {
  Thread t = new Thread(() -> { synchronized (L) { x = 1; } synchronized (L) { x = 2; } });
  t.start(); synchronized (L) { if (x == 1) System.exit(7); } t.join(); } }
