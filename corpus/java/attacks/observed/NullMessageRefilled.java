// expect: verified
// The trace of a NullPointerException is filled again, and its message is gone.
public class NullMessageRefilled { 
 static Object o;
 public static void main(String[] a) throws Throwable { NullPointerException e = null; try { o.hashCode(); } catch (NullPointerException x) { e = x; } NullPointerException f = e;
  Thread u = new Thread(() -> f.fillInStackTrace()); u.start(); String x = f.getMessage(); u.join(); assert x != null; } }
