// expect: exception
// A reference is cleared between two looks.
public class WeakCleared { 
 public static void main(String[] a) throws Throwable { var r = new java.lang.ref.WeakReference<Object>(new Object());
  Thread u = new Thread(() -> r.clear()); u.start(); if (r.get() != null) r.get().hashCode(); u.join(); } }
