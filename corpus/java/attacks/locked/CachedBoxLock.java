// expect: verified
// A box that is kept is one lock.
public class CachedBoxLock { static int x; public static void main(String[] a) throws Exception { Runnable r = () -> { Integer k = Integer.valueOf(100); synchronized (k) { int v = x; x = v + 1; } }; Thread t = new Thread(r), u = new Thread(r); t.start(); u.start(); t.join(); u.join(); assert x == 2; } }
