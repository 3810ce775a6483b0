// expect: verified
// until: 18
// The end of the last thread of a group wakes those who wait on the group.
public class GroupNotifies { 
  public static void main(String[] a) throws Exception {
    ThreadGroup g = new ThreadGroup("g"); 
    Thread t = new Thread(g, () -> {}); 
    synchronized (g) { t.start(); g.wait(); }
  } }
