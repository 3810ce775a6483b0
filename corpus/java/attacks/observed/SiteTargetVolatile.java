// expect: assertion
// The same with a volatile call site.
public class SiteTargetVolatile { 
 static int one() { return 1; } static int two() { return 2; }
 public static void main(String[] a) throws Throwable { var l = java.lang.invoke.MethodHandles.lookup(); var t = java.lang.invoke.MethodType.methodType(int.class);
  var h1 = l.findStatic(SiteTargetVolatile.class, "one", t); var h2 = l.findStatic(SiteTargetVolatile.class, "two", t);
  var s = new java.lang.invoke.VolatileCallSite(h1); var d = s.dynamicInvoker();
  Thread u = new Thread(() -> s.setTarget(h2)); u.start(); int x = (int) d.invokeExact(); int y = (int) d.invokeExact(); u.join(); assert x == y; } }
