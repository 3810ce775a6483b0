// expect: assertion
// until: 18
// A daemon group goes with its last thread.
public class GroupDestroyed { 
  public static void main(String[] a) throws Exception {
    ThreadGroup g = new ThreadGroup("g"); g.setDaemon(true);
    Thread t = new Thread(g, () -> {}); t.start(); t.join();
    assert !g.isDestroyed();
  } }
