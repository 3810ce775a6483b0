// expect: assertion
// How long a wait took, after a sleep that may have been.
public class WaitedFor { static long at; public static void main(String[] a) throws Exception { boolean slept = Math.random() < 0.5; if (slept) Thread.sleep(3_000_000); at = System.currentTimeMillis(); boolean later = at / 1_000_000 != 0; Object o = new Object(); synchronized (o) { o.wait(10); } long d = System.currentTimeMillis() - at; assert d < 10 : d; } }
