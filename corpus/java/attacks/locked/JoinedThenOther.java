// expect: assertion
// main writes alone after it joined one thread, while the other one was forgotten.
public class JoinedThenOther { static int x; static final Object L = new Object(); static void inc() { synchronized (L) { int k = x; x = k + 1; } }
 public static void main(String[] a) throws Exception { Thread t = new Thread(() -> inc()); Thread u = new Thread(() -> inc()); t.start(); u.start(); t.join(); int k = x; x = k + 1; u.join(); assert x == 3; } }
