// expect: assertion
// Locks that are made and thrown away in a loop: each has the name of the one before.
public class LockInLoop { static int x; static volatile Object l = new Object();
 static void inc() { Object o = l; synchronized (o) { l = new Object(); int k = x; x = k + 1; } }
 public static void main(String[] a) throws Exception {
  Thread t = new Thread(() -> { inc(); }); t.start(); inc(); inc(); t.join(); assert x == 3; } }
