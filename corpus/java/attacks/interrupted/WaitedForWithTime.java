// expect: assertion
// A wait for a thread ends by its time.
public class WaitedForWithTime { static int x; public static void main(String[] a) throws Exception { Thread t = new Thread(() -> x = 1); t.start(); synchronized (t) { if (t.isAlive()) t.wait(1); } assert x == 1; } }
