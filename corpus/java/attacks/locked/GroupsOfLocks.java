// expect: assertion
// Each pair of threads has a lock in common, all three have none.
public class GroupsOfLocks { static int x; static final Object L = new Object(), M = new Object(), N = new Object(); static int bad;
 static void inc(Object p, Object q) { synchronized (p) { synchronized (q) { int k = x; x = k + 1; } } }
 public static void main(String[] a) throws Exception { Thread t = new Thread(() -> inc(L, M)); Thread u = new Thread(() -> { synchronized (N) { int k = x; x = k + 1; } }); t.start(); u.start(); inc(L, M); t.join(); u.join(); assert x == 3; } }
