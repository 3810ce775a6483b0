// expect: assertion
// The lock is replaced while it is held.
public class LockReplaced { static Object lock = new Object(); static int x; public static void main(String[] a) throws Exception { Runnable r = () -> { synchronized (lock) { int k = x; lock = new Object(); x = k + 1; } }; Thread t = new Thread(r), u = new Thread(r); t.start(); u.start(); t.join(); u.join(); assert x == 2; } }
