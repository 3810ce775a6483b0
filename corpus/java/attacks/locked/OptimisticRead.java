// expect: assertion
// A stamp that is not validated protects nothing.
import java.util.concurrent.locks.*;
public class OptimisticRead { static final StampedLock L = new StampedLock(); static int x, y; public static void main(String[] a) throws Exception { Thread t = new Thread(() -> { long s = L.writeLock(); x = 1; y = 1; L.unlockWrite(s); }); t.start(); long s = L.tryOptimisticRead(); int p = x, q = y; assert p == q; } }
