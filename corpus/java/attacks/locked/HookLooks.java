// expect: assertion
// A shutdown hook looks at what a daemon was writing.
public class HookLooks { static int x, y; static final Object L = new Object();
 public static void main(String[] a) throws Exception {
  Runtime.getRuntime().addShutdownHook(new Thread(() -> { assert x == y; }));
  Thread t = new Thread(() -> { synchronized (L) { x = 1; y = 1; } }); t.setDaemon(true); t.start(); } }
