// expect: assertion
// A reference is cleared between two looks at what it refers to.
public class RefersCleared { 
 public static void main(String[] a) throws Throwable { Object o = new Object(); var r = new java.lang.ref.WeakReference<Object>(o);
  Thread u = new Thread(() -> r.clear()); u.start(); boolean x = r.refersTo(o); boolean y = r.refersTo(o); u.join(); assert x == y; } }
