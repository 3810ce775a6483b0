// expect: assertion
// The lock of readers excludes nobody.
import java.util.concurrent.locks.*;
public class ReadersWrite { static final ReentrantReadWriteLock L = new ReentrantReadWriteLock(); static int x; public static void main(String[] a) throws Exception { Runnable r = () -> { L.readLock().lock(); int k = x; x = k + 1; L.readLock().unlock(); }; Thread t = new Thread(r); t.start(); r.run(); t.join(); assert x == 2; } }
