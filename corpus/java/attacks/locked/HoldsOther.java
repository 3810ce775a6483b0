// expect: assertion
// Thread.holdsLock decides who writes.
public class HoldsOther { static int x; static final Object L = new Object(); static void inc() { if (Thread.holdsLock(L)) { int k = x; x = k + 1; } else { int k = x; x = k + 1; } }
 public static void main(String[] a) throws Exception { Thread t = new Thread(() -> { synchronized (L) { inc(); } }); t.start(); inc(); t.join(); assert x == 2; } }
