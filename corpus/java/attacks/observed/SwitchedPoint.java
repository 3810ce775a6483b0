// expect: assertion
// A switch point is invalidated between two calls.
import java.lang.invoke.*;
public class SwitchedPoint { public static void main(String[] a) throws Throwable { SwitchPoint s = new SwitchPoint(); MethodHandle h = s.guardWithTest(MethodHandles.constant(int.class, 1), MethodHandles.constant(int.class, 2));
    Thread t = new Thread(() -> SwitchPoint.invalidateAll(new SwitchPoint[]{s})); t.start(); int x = (int) h.invokeExact(), y = (int) h.invokeExact(); assert x == y; } }
