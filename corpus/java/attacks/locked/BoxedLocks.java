// expect: assertion
// Two boxes of one number are two locks.
public class BoxedLocks { static int x; public static void main(String[] a) throws Exception { Integer l = 1000; Runnable r = () -> { Integer k = Integer.valueOf(1000); synchronized (k) { int v = x; x = v + 1; } }; Thread t = new Thread(r), u = new Thread(r); t.start(); u.start(); t.join(); u.join(); assert x == 2; } }
