// expect: assertion
// A lock of the program that one thread does not take.
import java.util.concurrent.atomic.*;
public class SpinLockSkipped { static final AtomicBoolean L = new AtomicBoolean(); static int x; static void inc(boolean lock) { if (lock) while (!L.compareAndSet(false, true)) Thread.onSpinWait(); int k = x; x = k + 1; if (lock) L.set(false); } public static void main(String[] a) throws Exception { Thread t = new Thread(() -> inc(true)); t.start(); inc(false); t.join(); assert x == 2; } }
