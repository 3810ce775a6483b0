// expect: verified
// Nobody holds the monitor.
public class NeverBlocked { static final Object L = new Object();
 public static void main(String[] a) throws Exception { Thread t = new Thread(() -> { synchronized (L) { } });
  t.start(); Thread.State s = t.getState(); assert s != Thread.State.BLOCKED; } }
