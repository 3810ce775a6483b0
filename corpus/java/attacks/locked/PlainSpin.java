// expect: verified
// A loop that waits for a plain field that is written with the lock held.
public class PlainSpin { static boolean done; static final Object L = new Object();
 public static void main(String[] a) throws Exception {
  Thread t = new Thread(() -> { synchronized (L) { done = true; } }); t.start(); while (!done) Thread.onSpinWait(); t.join(); } }
