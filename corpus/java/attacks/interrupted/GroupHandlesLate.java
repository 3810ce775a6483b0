// expect: assertion
// A handler of a group has not run yet.
public class GroupHandlesLate { static volatile int n; public static void main(String[] a) throws Exception { ThreadGroup g = new ThreadGroup("g") { public void uncaughtException(Thread t, Throwable e) { n = 1; } }; Thread t = new Thread(g, () -> { throw new RuntimeException(); }); t.start(); t.join(1); assert n == 1; } }
