// expect: assertion
// A field is changed by compare-and-set and by plain writes.
public class UpdaterAndPlain { volatile int x; int y; static final java.lang.invoke.VarHandle Y; static { try { Y = java.lang.invoke.MethodHandles.lookup().findVarHandle(UpdaterAndPlain.class, "y", int.class); } catch (Exception e) { throw new Error(e); } }
 public static void main(String[] a) throws Exception { UpdaterAndPlain o = new UpdaterAndPlain();
  Thread t = new Thread(() -> { int k = o.y; o.y = k + 1; }); t.start(); Y.getAndAdd(o, 1); t.join(); assert o.y == 2; } }
