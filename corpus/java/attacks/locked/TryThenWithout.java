// expect: assertion
// Who does not get the lock goes on without it.
public class TryThenWithout { static int x; static final java.util.concurrent.locks.ReentrantLock L = new java.util.concurrent.locks.ReentrantLock();
 static void inc() { boolean got = L.tryLock(); int k = x; x = k + 1; if (got) L.unlock(); }
 public static void main(String[] a) throws Exception {
  Thread t = new Thread(() -> inc()); t.start(); inc(); t.join(); assert x == 2; } }
