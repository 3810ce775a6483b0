// expect: verified
// A lock of the program that both take.
import java.util.concurrent.atomic.*;
public class SpinLock { static final AtomicBoolean L = new AtomicBoolean(); static int x; static void inc() { while (!L.compareAndSet(false, true)) Thread.onSpinWait(); int k = x; x = k + 1; L.set(false); } public static void main(String[] a) throws Exception { Thread t = new Thread(() -> inc()); t.start(); inc(); t.join(); assert x == 2; } }
