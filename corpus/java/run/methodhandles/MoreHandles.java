import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodType.methodType;
public class MoreHandles {
    int v = 1;
    static String s = "st";
    final int f = 9;
    volatile long vol = 5;
    MoreHandles self;
    static int[] table = {1, 2, 3};
    static boolean lt(int i, int n) {
        return i < n;
    }
    static int inc(int i, int n) {
        return i + 1;
    }
    static int zero(int n) {
        return 0;
    }
    static String join(String a, Object... r) {
        return a + Arrays.toString(r);
    }
    static void note(String x) {
        System.out.println("note " + x);
    }
    static <T extends Throwable> String onFail(RuntimeException e, String a) {
        return "failed " + e.getMessage() + " " + a;
    }
    static String risky(String a) {
        if (a.isEmpty()) throw new IllegalStateException("empty");
        return a;
    }
    protected Object pick(int i) {
        return i % 2 == 0 ? "even" : 1;
    }
    public static void main(String[] x) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        Class<?> c = MoreHandles.class;
        MethodHandle lt = l.findStatic(c, "lt", methodType(boolean.class, int.class, int.class)), inc = l.findStatic(c, "inc", methodType(int.class, int.class, int.class)), zero = l.findStatic(c, "zero", methodType(int.class, int.class));
        System.out.println((int) MethodHandles.whileLoop(zero, lt, inc).invokeExact(7) + " " + (int) MethodHandles.doWhileLoop(zero, inc, lt).invokeExact(0));
        MethodHandle join = l.findStatic(c, "join", methodType(String.class, String.class, Object[].class));
        System.out.println(join.isVarargsCollector() + " " + join.invoke("a", 1, 2) + join.invoke("b") + join.invoke("c", new Object[] {3}) + join.asFixedArity().invoke("e", new Object[] {5}) + join.asCollector(1, Object[].class, 2).invoke("f", 6, 7) + join.withVarargs(false).isVarargsCollector() + join.invokeWithArguments("g", 8, 9));
        MethodHandle risky = l.findStatic(c, "risky", methodType(String.class, String.class)), onFail = l.findStatic(c, "onFail", methodType(String.class, RuntimeException.class, String.class));
        MethodHandle safe = MethodHandles.catchException(risky, RuntimeException.class, onFail);
        System.out.println((String) safe.invokeExact("ok") + " " + (String) safe.invokeExact(""));
        MethodHandle note = l.findStatic(c, "note", methodType(void.class, String.class));
        System.out.println((String) MethodHandles.foldArguments(risky, note).invokeExact("fold"));
        MethodHandle pick = l.findVirtual(c, "pick", methodType(Object.class, int.class));
        System.out.println(pick.bindTo(new MoreHandles()).invoke(3) + " " + pick.type() + pick.asType(methodType(Object.class, Object.class, Integer.class)).invoke(new MoreHandles(), 4));
        VarHandle v = l.findVarHandle(c, "v", int.class), vol = l.findVarHandle(c, "vol", long.class), self = l.findVarHandle(c, "self", MoreHandles.class), fin = l.findVarHandle(c, "f", int.class);
        MoreHandles m = new MoreHandles();
        v.set(m, 5);
        System.out.println(v.getAndAdd(m, 3) + " " + v.get(m) + v.compareAndExchange(m, 8, 80) + v.compareAndSet(m, 8, 1) + v.getAndBitwiseAnd(m, 0xF0) + m.v + " " + (long) vol.getAndSet(m, 6L) + vol.getOpaque(m) + self.compareAndSet(m, null, m) + (m.self == m) + fin.get(m));
        try {
            fin.set(m, 1);
        } catch (UnsupportedOperationException e) {
            System.out.println("uoe " + e.getMessage());
        }
        try {
            v.set(m, "str");
        } catch (WrongMethodTypeException e) {
            System.out.println(e.getMessage());
        }
        try {
            v.get((MoreHandles) null);
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
        try {
            v.set("wrong", 1);
        } catch (ClassCastException | WrongMethodTypeException e) {
            System.out.println(e.getClass().getSimpleName());
        }
        VarHandle arr = MethodHandles.arrayElementVarHandle(int[].class);
        System.out.println((int) arr.getVolatile(table, 2) + " " + arr.getAndAdd(table, 0, 10) + Arrays.toString(table) + arr.varType() + arr.coordinateTypes());
        try {
            arr.get(table, 7);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        MethodHandle get = l.findGetter(c, "v", int.class), set = l.findSetter(c, "v", int.class), sget = l.findStaticGetter(c, "s", String.class);
        set.invoke(m, 77);
        System.out.println((int) get.invokeExact(m) + (String) sget.invokeExact() + l.unreflect(c.getDeclaredMethod("lt", int.class, int.class)).invoke(1, 2) + l.unreflectGetter(c.getDeclaredField("s")).invoke() + l.unreflectConstructor(c.getDeclaredConstructor()).type());
        MethodHandle sw = MethodHandles.dropArguments(MethodHandles.constant(String.class, "c"), 0, int.class, String.class);
        System.out.println(sw.invoke(1, "z") + " " + sw.type() + MethodHandles.zero(int.class).invoke() + MethodHandles.identity(String.class).invoke("id") + MethodHandles.empty(methodType(double.class, int.class)).invoke(3));
        System.out.println(MethodHandles.exactInvoker(get.type()).invoke(get, m) + " " + MethodHandles.invoker(methodType(Object.class, Object.class)).invoke(get.asType(methodType(Object.class, Object.class)), m) + MethodHandles.spreadInvoker(methodType(boolean.class, int.class, int.class), 0).invoke(lt, new Object[] {1, 2}));
        MethodHandle iter = MethodHandles.countedLoop(MethodHandles.constant(int.class, 3), MethodHandles.constant(String.class, ""), l.findStatic(c, "body", methodType(String.class, String.class, int.class)));
        System.out.println(iter.invoke());
        SwitchPoint sp = new SwitchPoint();
        MethodHandle g = sp.guardWithTest(MethodHandles.constant(String.class, "valid"), MethodHandles.constant(String.class, "stale"));
        System.out.println(g.invoke() + " " + sp.hasBeenInvalidated());
        SwitchPoint.invalidateAll(new SwitchPoint[] {sp});
        System.out.println(g.invoke() + " " + sp.hasBeenInvalidated());
        ConstantCallSite cs = new ConstantCallSite(sget);
        System.out.println(cs.dynamicInvoker().invoke());
        VolatileCallSite vs = new VolatileCallSite(methodType(int.class));
        vs.setTarget(MethodHandles.constant(int.class, 4));
        System.out.println(vs.dynamicInvoker().invoke());
        try {
            vs.setTarget(sget);
        } catch (WrongMethodTypeException e) {
            System.out.println(e.getMessage());
        }
    }
    static String body(String acc, int i) {
        return acc + i;
    }
    static int add(int a, Integer b) {
        return a + b;
    }
    static int dec(int i) {
        return i - 3;
    }
    static boolean pos(int i) {
        return i > 0;
    }
}
