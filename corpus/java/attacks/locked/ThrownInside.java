// expect: assertion
// An exception leaves the section between two writes.
public class ThrownInside { static int x, y; static final Object L = new Object();
 public static void main(String[] a) throws Exception { Thread t = new Thread(() -> { try { synchronized (L) { x = 1; if (x == 1) throw new RuntimeException(); y = 1; } } catch (RuntimeException e) { } synchronized (L) { y = 1; } }); t.start(); synchronized (L) { assert x == y; } t.join(); } }
