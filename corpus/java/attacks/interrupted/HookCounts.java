// expect: assertion
// A hook counts what threads have done.
public class HookCounts { static int x; public static void main(String[] a) throws Exception { Runtime.getRuntime().addShutdownHook(new Thread(() -> { assert x == 2 : x; })); Thread t = new Thread(() -> { int k = x; x = k + 1; }); t.start(); int k = x; x = k + 1; } }
