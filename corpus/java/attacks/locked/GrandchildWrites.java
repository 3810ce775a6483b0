// expect: assertion
// A thread that a joined one has started is not joined.
public class GrandchildWrites { static int x; static volatile Thread o; public static void main(String[] a) throws Exception { Thread t = new Thread(() -> { x = 1; Thread u = new Thread(() -> x = 2); o = u; u.start(); }); t.start(); t.join(); int k = x; o.join(); assert k == x; } }
