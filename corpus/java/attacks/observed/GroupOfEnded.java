// expect: assertion
// A group is counted twice while a thread ends.
public class GroupOfEnded { public static void main(String[] a) throws Exception { ThreadGroup g = new ThreadGroup("g"); Thread t = new Thread(g, () -> {}); t.start(); int c = g.activeCount(); int d = g.activeCount(); assert c == d; } } 
