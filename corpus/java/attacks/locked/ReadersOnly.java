// expect: assertion
// A read lock is no lock for writers.
public class ReadersOnly { static int x; static final java.util.concurrent.locks.ReentrantReadWriteLock L = new java.util.concurrent.locks.ReentrantReadWriteLock(); static void inc() { L.readLock().lock(); x++; L.readLock().unlock(); }
 public static void main(String[] a) throws Exception { Thread t = new Thread(() -> inc()); t.start(); inc(); t.join(); assert x == 2; } }
