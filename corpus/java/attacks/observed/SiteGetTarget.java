// expect: assertion
// The target of a call site is read twice.
public class SiteGetTarget { 
 static int one() { return 1; } static int two() { return 2; }
 public static void main(String[] a) throws Throwable { var l = java.lang.invoke.MethodHandles.lookup(); var t = java.lang.invoke.MethodType.methodType(int.class);
  var h1 = l.findStatic(SiteGetTarget.class, "one", t); var h2 = l.findStatic(SiteGetTarget.class, "two", t);
  var s = new java.lang.invoke.MutableCallSite(h1);
  Thread u = new Thread(() -> { s.setTarget(h2); s.setTarget(h1); }); u.start(); assert s.getTarget() == h1; u.join(); } }
