// expect: assertion
// A third thread reads without the lock.
public class ThirdLooks { static int x; static final Object L = new Object(); public static void main(String[] a) throws Exception { Thread[] ts = new Thread[3]; for (int i = 0; i < 3; i++) { int me = i; ts[i] = new Thread(() -> { if (me < 2) synchronized (L) { x += me + 1; } else { int k = x; assert k != 1; } }); ts[i].start(); } } }
