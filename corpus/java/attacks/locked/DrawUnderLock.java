// expect: assertion
// A draw between two writes under the lock; the reader has the lock as well, a third does not.
public class DrawUnderLock { static int x; static final Object L = new Object(); static volatile int seen;
 public static void main(String[] a) throws Exception {
  Thread t = new Thread(() -> { synchronized (L) { x = 1; if (sojourner.Choice.coin()) x = 2; else x = 3; } });
  Thread u = new Thread(() -> { synchronized (L) { seen = x; } });
  t.start(); u.start(); u.join(); t.join(); assert seen != 3; } }
