// expect: assertion
// A wait gives the monitor back.
public class WaitGivesBack { static final Object L = new Object(); static int x, y; public static void main(String[] a) throws Exception { Thread t = new Thread(() -> { synchronized (L) { x = 1; try { L.wait(1); } catch (InterruptedException e) {} y = 1; } }); t.start(); int p, q; synchronized (L) { p = x; q = y; } assert p == q; } }
