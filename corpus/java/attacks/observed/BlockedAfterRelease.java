// expect: assertion
// A thread that was blocked is seen as such until it has the monitor.
public class BlockedAfterRelease { static final Object L = new Object(); static volatile boolean go;
 public static void main(String[] a) throws Exception { Thread t = new Thread(() -> { synchronized (L) { } });
  synchronized (L) { t.start(); while (t.getState() != Thread.State.BLOCKED) Thread.yield(); }
  Thread.State s = t.getState(); assert s != Thread.State.BLOCKED : "blocked"; } }
