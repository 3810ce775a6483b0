// expect: assertion
// An assumption excludes the run after a write; another thread may come first.
public class AssumedAway { static int x; static final Object L = new Object();
 public static void main(String[] a) throws Exception { Thread t = new Thread(() -> { synchronized (L) { x = 1; } sojourner.Check.assume(x == 0); }); t.start(); synchronized (L) { assert x == 0; } t.join(); } }
