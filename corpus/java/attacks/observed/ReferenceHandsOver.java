// expect: assertion
// What a cleared reference tells hands over a plain field.
public class ReferenceHandsOver { 
 static int x;
 public static void main(String[] a) throws Throwable { var r = new java.lang.ref.WeakReference<Object>(new Object());
  Thread u = new Thread(() -> { x = 1; r.clear(); x = 2; }); u.start(); if (r.get() == null) assert x == 2; u.join(); } }
