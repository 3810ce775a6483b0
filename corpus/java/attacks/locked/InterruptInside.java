// expect: assertion
// An interrupt ends a wait with the lock taken again.
public class InterruptInside { static int x; static final Object L = new Object();
 public static void main(String[] a) throws Exception { Thread t = new Thread(() -> { synchronized (L) { try { x = 1; L.wait(); x = 2; } catch (InterruptedException e) { x = x + 5; } } }); t.start(); t.interrupt(); synchronized (L) { x = 7; L.notify(); } t.join(); assert x != 12; } }
