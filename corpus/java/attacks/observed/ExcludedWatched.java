// expect: verified
// Monitors exclude where states are looked at.
public class ExcludedWatched { static final Object L = new Object(); static boolean in; public static void main(String[] a) throws Exception { Runnable r = () -> { synchronized (L) { assert !in; in = true; Thread.currentThread().getState(); in = false; } }; Thread t = new Thread(r), u = new Thread(r); t.start(); u.start(); t.join(); u.join(); } }
