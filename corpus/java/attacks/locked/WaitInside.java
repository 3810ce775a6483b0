// expect: assertion
// The lock is given back in the middle by wait, and what was read before is old.
public class WaitInside { static int x; static boolean go; static final Object L = new Object();
 public static void main(String[] a) throws Exception {
  Thread t = new Thread(() -> { synchronized (L) { int k = x; try { L.wait(1); } catch (InterruptedException e) { } x = k + 1; } });
  t.start(); synchronized (L) { x = x + 1; L.notify(); } t.join(); assert x == 2; } }
