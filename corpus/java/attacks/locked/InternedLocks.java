// expect: verified
// Two texts that are one lock.
public class InternedLocks { static int x; static void inc(String s) { synchronized (s.intern()) { int k = x; x = k + 1; } }
 public static void main(String[] a) throws Exception {
  Thread t = new Thread(() -> inc(new String("l"))); t.start(); inc("" + 'l'); t.join(); assert x == 2; } }
