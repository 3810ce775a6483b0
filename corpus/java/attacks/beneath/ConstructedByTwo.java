// expect: assertion
// A constructor called by reflection has its steps.
import java.lang.reflect.*;
public class ConstructedByTwo { static int x; public ConstructedByTwo() { int k = x; x = k + 1; } public static void main(String[] a) throws Exception { Constructor<ConstructedByTwo> m = ConstructedByTwo.class.getConstructor(); Thread t = new Thread(() -> { try { m.newInstance(); } catch (Exception e) {} }); t.start(); m.newInstance(); t.join(); assert x == 2; } }
