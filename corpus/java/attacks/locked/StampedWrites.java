// expect: verified
// The write lock of a StampedLock, whose owner nobody knows.
public class StampedWrites { static int x; static final java.util.concurrent.locks.StampedLock L = new java.util.concurrent.locks.StampedLock(); static void inc() { long s = L.writeLock(); x++; L.unlockWrite(s); }
 public static void main(String[] a) throws Exception { Thread t = new Thread(() -> inc()); t.start(); inc(); t.join(); assert x == 2; } }
