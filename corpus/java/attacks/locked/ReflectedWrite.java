// expect: assertion
// A field is written by reflection with another lock held.
public class ReflectedWrite { public static int x; static final Object L = new Object(), M = new Object();
 public static void main(String[] a) throws Exception { java.lang.reflect.Field f = ReflectedWrite.class.getField("x");
  Thread t = new Thread(() -> { synchronized (M) { try { int k = f.getInt(null); f.setInt(null, k + 1); } catch (IllegalAccessException e) { } } }); t.start(); synchronized (L) { int k = x; x = k + 1; } t.join(); assert x == 2; } }
