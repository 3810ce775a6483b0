// expect: verified
// A class as a lock, by its literal and by its static methods.
public class ClassLock { static int x; static synchronized void inc() { int k = x; x = k + 1; }
 public static void main(String[] a) throws Exception {
  Thread t = new Thread(() -> inc()); t.start(); synchronized (ClassLock.class) { int k = x; x = k + 1; } t.join(); assert x == 2; } }
