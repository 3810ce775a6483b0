// expect: assertion
// The target of a call site changes between two calls.
import java.lang.invoke.*;
public class CallSiteSet { static int one() { return 1; } static int two() { return 2; } public static void main(String[] a) throws Throwable { MethodHandles.Lookup l = MethodHandles.lookup(); MethodType mt = MethodType.methodType(int.class); MutableCallSite c = new MutableCallSite(l.findStatic(CallSiteSet.class,"one",mt)); MethodHandle two = l.findStatic(CallSiteSet.class,"two",mt); MethodHandle d = c.dynamicInvoker();
    Thread t = new Thread(() -> { c.setTarget(two); }); t.start(); int x = (int) d.invokeExact(), y = (int) d.invokeExact(); assert x == y; } }
