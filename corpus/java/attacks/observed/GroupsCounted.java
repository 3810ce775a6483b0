// expect: assertion
// until: 18
// A daemon group leaves its parent.
public class GroupsCounted { 
  public static void main(String[] a) throws Exception {
    ThreadGroup p = new ThreadGroup("p");
    ThreadGroup g = new ThreadGroup(p, "g"); g.setDaemon(true);
    Thread t = new Thread(g, () -> {}); t.start(); t.join();
    assert p.activeGroupCount() == 1;
  } }
