// expect: assertion
// Unsafe says that a thread owns a lock that it has never taken.
public class UnsafeOwner {
  static int x;
  static class Mine extends java.util.concurrent.locks.AbstractOwnableSynchronizer { void in() { setExclusiveOwnerThread(Thread.currentThread()); } void out() { setExclusiveOwnerThread(null); } }
  static final Mine F = new Mine();
  @SuppressWarnings("all")
  public static void main(String[] a) throws Exception {
    java.lang.reflect.Field f = sun.misc.Unsafe.class.getDeclaredField("theUnsafe"); f.setAccessible(true);
    sun.misc.Unsafe u = (sun.misc.Unsafe) f.get(null);
    long at = u.objectFieldOffset(java.util.concurrent.locks.AbstractOwnableSynchronizer.class.getDeclaredField("exclusiveOwnerThread"));
    Thread t = new Thread(() -> { F.in(); F.out(); u.putObject(F, at, Thread.currentThread()); int k = x; x = k + 1; u.putObject(F, at, null); }); t.start();
    u.putObject(F, at, Thread.currentThread()); int k = x; x = k + 1; u.putObject(F, at, null); t.join(); assert x == 2;
  }
}
