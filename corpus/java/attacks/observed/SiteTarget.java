// expect: assertion
// A call site is given another target between two calls.
public class SiteTarget { 
 static int one() { return 1; } static int two() { return 2; }
 public static void main(String[] a) throws Throwable { var l = java.lang.invoke.MethodHandles.lookup(); var t = java.lang.invoke.MethodType.methodType(int.class);
  var h1 = l.findStatic(SiteTarget.class, "one", t); var h2 = l.findStatic(SiteTarget.class, "two", t);
  var s = new java.lang.invoke.MutableCallSite(h1); var d = s.dynamicInvoker();
  Thread u = new Thread(() -> s.setTarget(h2)); u.start(); int x = (int) d.invokeExact(); int y = (int) d.invokeExact(); u.join(); assert x == y; } }
