// expect: assertion
// A plain variable by its handle.
import java.lang.invoke.*;
public class VariableByHandle { int v; static final VarHandle V; static { try { V = MethodHandles.lookup().findVarHandle(VariableByHandle.class, "v", int.class); } catch (Exception e) { throw new Error(e); } } public static void main(String[] a) throws Exception { VariableByHandle o = new VariableByHandle(); Thread t = new Thread(() -> { int k = (int) V.get(o); V.set(o, k + 1); }); t.start(); int k = (int) V.get(o); V.set(o, k + 1); t.join(); assert o.v == 2; } }
