// expect: deadlock
// Attempts to take monitors are steps of their own, and a deadlock is one all the same.
public class DeadlockWatched { static final Object L = new Object(), M = new Object();
 public static void main(String[] a) throws Exception { Thread t = new Thread(() -> { synchronized (L) { synchronized (M) { } } });
  t.start(); synchronized (M) { synchronized (L) { } } t.getState(); } }
