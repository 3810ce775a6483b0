// expect: assertion
// A call site hands over a plain field.
public class SiteHandsOver { 
 static int x; static int one() { return 1; } static int two() { return 2; }
 public static void main(String[] a) throws Throwable { var l = java.lang.invoke.MethodHandles.lookup(); var t = java.lang.invoke.MethodType.methodType(int.class);
  var h1 = l.findStatic(SiteHandsOver.class, "one", t); var h2 = l.findStatic(SiteHandsOver.class, "two", t);
  var s = new java.lang.invoke.MutableCallSite(h1); var d = s.dynamicInvoker();
  Thread u = new Thread(() -> { synchronized (s) { x = 1; s.setTarget(h2); x = 2; } }); u.start(); if ((int) d.invokeExact() == 2) { synchronized (s) { x += 10; } } u.join(); assert x == 2; } }
