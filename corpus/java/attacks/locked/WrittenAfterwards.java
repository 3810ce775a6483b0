// expect: assertion
// A field is written without the lock, after it was announced.
public class WrittenAfterwards { static final Object L = new Object(); static int x; static volatile boolean done; public static void main(String[] a) throws Exception { Thread t = new Thread(() -> { synchronized (L) { x = 1; } done = true; x = 2; }); t.start(); int p = 0; if (done) { synchronized (L) { p = x; } } assert p != 1; } }
