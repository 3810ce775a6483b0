// expect: assertion
// An exception gives the monitor back.
public class ThrownOut { static int x; static void thrower() { synchronized (ThrownOut.class) { x = 1; throw new RuntimeException(); } } public static void main(String[] a) throws Exception { Thread t = new Thread(() -> { try { thrower(); } catch (RuntimeException e) { x = 2; } }); t.start(); int k; synchronized (ThrownOut.class) { k = x; } int m; synchronized (ThrownOut.class) { m = x; } assert !(k == 1 && m == 2); } }
