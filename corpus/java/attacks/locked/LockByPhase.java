// expect: assertion
// A location has one lock before a volatile flag and another one after it; the flag is read too early by one.
public class LockByPhase { static int x; static final Object L = new Object(), M = new Object(); static volatile boolean later;
 public static void main(String[] a) throws Exception {
  Thread t = new Thread(() -> { boolean f = later; synchronized (f ? M : L) { int k = x; x = k + 1; } });
  t.start(); later = true; synchronized (M) { int k = x; x = k + 1; } t.join(); assert x == 2; } }
