// expect: assertion
// A switch point is invalidated between two calls.
public class SwitchInvalidated { 
 static int one() { return 1; } static int two() { return 2; }
 public static void main(String[] a) throws Throwable { var l = java.lang.invoke.MethodHandles.lookup(); var t = java.lang.invoke.MethodType.methodType(int.class);
  var h1 = l.findStatic(SwitchInvalidated.class, "one", t); var h2 = l.findStatic(SwitchInvalidated.class, "two", t);
  var s = new java.lang.invoke.SwitchPoint(); var d = s.guardWithTest(h1, h2);
  Thread u = new Thread(() -> java.lang.invoke.SwitchPoint.invalidateAll(new java.lang.invoke.SwitchPoint[] { s })); u.start(); int x = (int) d.invokeExact(); int y = (int) d.invokeExact(); u.join(); assert x == y; } }
