// expect: exception
// A reference is cleared between two looks.
public class SoftCleared { 
 public static void main(String[] a) throws Throwable { var r = new java.lang.ref.SoftReference<Object>(new Object());
  Thread u = new Thread(() -> r.clear()); u.start(); if (r.get() != null) r.get().hashCode(); u.join(); } }
