// expect: exception
// until: 18
// A daemon group that is gone takes no threads.
public class GroupGone { 
  public static void main(String[] a) throws Exception {
    ThreadGroup g = new ThreadGroup("g"); g.setDaemon(true);
    Thread t = new Thread(g, () -> {}); t.start(); t.join();
    Thread u = new Thread(g, () -> {}); u.start();
  } }
