// expect: livelock
// It waits with the lock held that the writer needs.
public class PlainSpinInside { static boolean done; static final Object L = new Object();
 public static void main(String[] a) throws Exception {
  Thread t = new Thread(() -> { synchronized (L) { done = true; } }); t.start(); synchronized (L) { while (!done) Thread.onSpinWait(); } t.join(); } }
