// expect: assertion
// The same with a condition.
public class AwaitInside { static int x; static final java.util.concurrent.locks.ReentrantLock L = new java.util.concurrent.locks.ReentrantLock(); static final java.util.concurrent.locks.Condition C = L.newCondition();
 public static void main(String[] a) throws Exception {
  Thread t = new Thread(() -> { L.lock(); try { int k = x; try { C.await(1, java.util.concurrent.TimeUnit.MILLISECONDS); } catch (InterruptedException e) { } x = k + 1; } finally { L.unlock(); } });
  t.start(); L.lock(); x = x + 1; C.signal(); L.unlock(); t.join(); assert x == 2; } }
