// expect: assertion
// A method called by reflection has its steps.
import java.lang.reflect.*;
public class InvokedByTwo { static int x; public static void f() { int k = x; x = k + 1; } public static void main(String[] a) throws Exception { Method m = InvokedByTwo.class.getMethod("f"); Thread t = new Thread(() -> { try { m.invoke(null); } catch (Exception e) {} }); t.start(); m.invoke(null); t.join(); assert x == 2; } }
