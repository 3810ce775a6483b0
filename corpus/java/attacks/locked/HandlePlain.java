// expect: assertion
// A variable handle in plain mode.
public class HandlePlain { int x; static final java.lang.invoke.VarHandle X; static { try { X = java.lang.invoke.MethodHandles.lookup().findVarHandle(HandlePlain.class, "x", int.class); } catch (Exception e) { throw new Error(e); } }
 public static void main(String[] a) throws Exception { HandlePlain o = new HandlePlain();
  Thread t = new Thread(() -> { int k = (int) X.get(o); X.set(o, k + 1); }); t.start(); int k = (int) X.get(o); X.set(o, k + 1); t.join(); assert o.x == 2; } }
