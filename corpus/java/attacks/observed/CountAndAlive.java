// expect: assertion
// A thread is counted, and looked at, while it ends.
public class CountAndAlive { public static void main(String[] a) throws Exception { Thread t = new Thread(() -> {}); t.start(); int n = Thread.activeCount(); boolean alive = t.isAlive(); assert n == (alive ? 2 : 1); } }
