import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodType.*;
public class LoopsAndSwitches {
    static final MethodHandles.Lookup L = MethodHandles.lookup();
    static void p(Object o) {
        System.out.println(o);
    }
    static int one() {
        return 1;
    }
    static int step(int i) {
        return i + 1;
    }
    static int mult(int acc, int i, int k) {
        return acc * i;
    }
    static boolean lt(int i, int k) {
        return i < k;
    }
    static int inc(int i, int acc, int k) {
        return i + 1;
    }
    static int fact(int i, int acc, int k) {
        return acc * i;
    }
    static boolean pred(int i, int acc, int k) {
        return i < k;
    }
    static int fin(int i, int acc, int k) {
        return acc;
    }
    static List<String> add(List<String> l, String s) {
        l.add(s.toUpperCase());
        return l;
    }
    static List<String> initL(List<String> l) {
        return new ArrayList<>();
    }
    static int stepC(int v, int i) {
        return v + i;
    }
    static String catI(String s, int i, String[] a) {
        return s + a[i];
    }
    static String ifEx(Throwable t, String s) {
        return "caught " + t.getMessage() + s;
    }
    static String boom(String s) {
        if (s.length() > 2) throw new IllegalStateException(s);
        return s;
    }
    static String cleanup(Throwable t, String r, String s) {
        return r + "|" + t + "|" + s;
    }
    static String c0(int i) {
        return "zero";
    }
    static String c1(int i) {
        return "one";
    }
    static String cd(int i) {
        return "dflt" + i;
    }
    static void printI(int i) {
        System.out.print(i + " ");
    }
    static int sum3(int a, int b, int c) {
        return a * 100 + b * 10 + c;
    }
    static String pair(Object a, Object b) {
        return a + "-" + b;
    }
    static int even(int i) {
        return i % 2;
    }
    static void noop() {
        System.out.print(".");
    }
    static MethodHandle h(String n, MethodType t) throws Exception {
        return L.findStatic(LoopsAndSwitches.class, n, t);
    }
    public static void main(String[] args) throws Throwable {
        MethodHandle init = MethodHandles.constant(int.class, 1), inc = h("inc", methodType(int.class, int.class, int.class, int.class)), fact = h("fact", inc.type()), pred = h("pred", inc.type().changeReturnType(boolean.class)), fin = h("fin", inc.type());
        MethodHandle loop = MethodHandles.loop(new MethodHandle[]{init, inc}, new MethodHandle[]{init, fact, pred, fin});
        p(loop.type() + " " + loop.invoke(5) + " " + (int) loop.invokeExact(7));
        MethodHandle it = MethodHandles.iteratedLoop(null, h("initL", methodType(List.class, List.class)).asType(methodType(List.class, Iterable.class)), h("add", methodType(List.class, List.class, String.class)));
        p(it.type() + " " + it.invoke(List.of("a", "b")));
        MethodHandle cl = MethodHandles.countedLoop(MethodHandles.constant(int.class, 6), MethodHandles.constant(int.class, 100), h("stepC", methodType(int.class, int.class, int.class)));
        p(cl.type() + " " + cl.invoke());
        MethodHandle c2 = MethodHandles.countedLoop(MethodHandles.dropArguments(MethodHandles.constant(int.class, 1), 0, String[].class), MethodHandles.arrayLength(String[].class), MethodHandles.dropArguments(MethodHandles.constant(String.class, ">"), 0, String[].class), h("catI", methodType(String.class, String.class, int.class, String[].class)));
        p(c2.invoke(new String[]{"x", "y", "z"}));
        MethodHandles.countedLoop(MethodHandles.constant(int.class, 4), null, h("printI", methodType(void.class, int.class))).invoke();
        p("");
        MethodHandle wl = MethodHandles.whileLoop(MethodHandles.zero(int.class), MethodHandles.insertArguments(h("lt", methodType(boolean.class, int.class, int.class)), 1, 10), h("step", methodType(int.class, int.class)));
        p(wl.type() + " " + wl.invoke());
        MethodHandle dl = MethodHandles.doWhileLoop(MethodHandles.constant(int.class, 20), h("step", methodType(int.class, int.class)), MethodHandles.insertArguments(h("lt", methodType(boolean.class, int.class, int.class)), 1, 10));
        p(dl.invoke());
        MethodHandle tf = MethodHandles.tryFinally(h("boom", methodType(String.class, String.class)), h("cleanup", methodType(String.class, Throwable.class, String.class, String.class)));
        p(tf.invoke("ok"));
        try {
            tf.invoke("long");
        } catch (IllegalStateException e) {
            p(e);
        }
        MethodHandle ce = MethodHandles.catchException(h("boom", methodType(String.class, String.class)), IllegalStateException.class, h("ifEx", methodType(String.class, Throwable.class, String.class)).asType(methodType(String.class, IllegalStateException.class, String.class)));
        p(ce.invoke("xyz") + " " + ce.invoke("q"));
        MethodHandle ts = MethodHandles.tableSwitch(h("cd", methodType(String.class, int.class)), h("c0", methodType(String.class, int.class)), h("c1", methodType(String.class, int.class)));
        for (int i = -1; i < 4; i++) p(ts.invoke(i));
        p(ts.type());
        MethodHandle s3 = h("sum3", methodType(int.class, int.class, int.class, int.class));
        p(MethodHandles.permuteArguments(s3, methodType(int.class, int.class, int.class), 1, 0, 1).invoke(3, 4));
        p(MethodHandles.foldArguments(s3, h("stepC", methodType(int.class, int.class, int.class))).invoke(2, 5));
        p(MethodHandles.foldArguments(s3, 1, h("step", methodType(int.class, int.class))).invoke(1, 7));
        p(MethodHandles.collectArguments(s3, 1, h("stepC", methodType(int.class, int.class, int.class))).invoke(1, 2, 3, 4));
        p(MethodHandles.filterArguments(s3, 0, h("step", methodType(int.class, int.class)), null, h("step", methodType(int.class, int.class))).invoke(1, 1, 1));
        p(MethodHandles.filterReturnValue(s3, h("step", methodType(int.class, int.class))).invoke(1, 2, 3));
        p(MethodHandles.dropArguments(s3, 1, String.class, long.class).invoke(1, "z", 9L, 2, 3));
        p(MethodHandles.dropArgumentsToMatch(h("step", methodType(int.class, int.class)), 0, List.of(String.class, int.class), 1).invoke("s", 4));
        p(MethodHandles.guardWithTest(MethodHandles.explicitCastArguments(h("even", methodType(int.class, int.class)), methodType(boolean.class, int.class)), h("c1", methodType(String.class, int.class)), h("c0", methodType(String.class, int.class))).invoke(3));
        MethodHandle sp = h("pair", methodType(String.class, Object.class, Object.class));
        p(sp.asSpreader(Object[].class, 2).invoke(new Object[]{1, "b"}));
        p(MethodHandles.spreadInvoker(sp.type(), 1).invoke(sp, 5, new Object[]{6}));
        p(sp.bindTo("B").invoke("c"));
        p(MethodHandles.exactInvoker(sp.type()).invoke(sp, 1, 2));
        p(MethodHandles.invoker(sp.type()).invoke(sp, 'a', 2.5));
        MethodHandle vc = L.findStatic(Arrays.class, "asList", methodType(List.class, Object[].class));
        p(vc.isVarargsCollector() + " " + vc.invoke(1, 2, 3) + vc.invoke() + vc.asFixedArity().invoke(new Object[]{7}) + vc.asCollector(Object[].class, 2).invoke("p", "q") + vc.withVarargs(true).type());
        p(MethodHandles.arrayElementGetter(int[].class).invoke(new int[]{5, 6}, 1));
        MethodHandles.arrayElementSetter(String[].class).invoke(new String[2], 0, "x");
        p(((int[]) MethodHandles.arrayConstructor(int[].class).invoke(3)).length);
        p(MethodHandles.identity(String.class).invoke("id") + "" + MethodHandles.zero(double.class).invoke() + MethodHandles.empty(methodType(String.class, int.class)).invoke(3));
        p(MethodHandles.throwException(int.class, RuntimeException.class).type());
        try {
            MethodHandles.throwException(int.class, RuntimeException.class).invoke(new RuntimeException("tt"));
        } catch (RuntimeException e) {
            p(e.getMessage());
        }
        p(MethodHandles.explicitCastArguments(h("step", methodType(int.class, int.class)), methodType(byte.class, double.class)).invoke(300.7));
        p(sp.asType(methodType(Object.class, int.class, Integer.class)).invoke(1, (Integer) 2));
        try {
            s3.invokeExact(1, 2, 3);
        } catch (WrongMethodTypeException e) {
            p(e.getMessage());
        }
        try {
            s3.invoke("a", 2, 3);
        } catch (ClassCastException | WrongMethodTypeException e) {
            p(e.getClass());
        }
        try {
            MethodHandles.permuteArguments(s3, methodType(int.class, int.class), 0, 0, 5);
        } catch (IllegalArgumentException e) {
            p(e.getMessage());
        }
        try {
            MethodHandles.loop(new MethodHandle[]{init, inc});
        } catch (IllegalArgumentException e) {
            p(e.getMessage());
        }
        try {
            MethodHandles.guardWithTest(init, s3, s3);
        } catch (IllegalArgumentException e) {
            p(e.getMessage());
        }
        try {
            s3.asType(methodType(int.class));
        } catch (WrongMethodTypeException e) {
            p(e.getMessage());
        }
        try {
            s3.bindTo(1);
        } catch (IllegalArgumentException e) {
            p(e.getMessage());
        }
        try {
            L.findStatic(LoopsAndSwitches.class, "nope", methodType(void.class));
        } catch (NoSuchMethodException e) {
            p(e.getMessage());
        }
        try {
            MethodHandles.publicLookup().findStatic(LoopsAndSwitches.class, "one", methodType(int.class));
        } catch (IllegalAccessException e) {
            p(e.getMessage());
        }
        try {
            L.findVirtual(String.class, "length", methodType(long.class));
        } catch (NoSuchMethodException e) {
            p(e.getMessage());
        }
        p(s3 + " " + s3.type().wrap() + s3.type().toMethodDescriptorString() + methodType(void.class).appendParameterTypes(int[].class, List.class).generic() + fromMethodDescriptorString("(IJ[Ljava/lang/String;)V", null));
        p(L.revealDirect(s3) + " " + L.revealDirect(s3).getReferenceKind() + L.lookupModes() + L + MethodHandles.publicLookup() + L.in(String.class));
        MutableCallSite cs = new MutableCallSite(h("c0", methodType(String.class, int.class)));
        MethodHandle dyn = cs.dynamicInvoker();
        p(dyn.invoke(0));
        cs.setTarget(h("c1", methodType(String.class, int.class)));
        p(dyn.invoke(0));
        SwitchPoint swp = new SwitchPoint();
        MethodHandle g = swp.guardWithTest(MethodHandles.constant(String.class, "valid"), MethodHandles.constant(String.class, "invalid"));
        p(g.invoke());
        SwitchPoint.invalidateAll(new SwitchPoint[]{swp});
        p(g.invoke() + "" + swp.hasBeenInvalidated());
        p(new ConstantCallSite(init).getTarget().invoke() + " " + new VolatileCallSite(methodType(int.class)).type());
        p(MethodHandleProxies.asInterfaceInstance(Comparator.class, MethodHandles.insertArguments(h("sum3", s3.type()), 0, 0).asType(methodType(int.class, Object.class, Object.class))).compare(1, 2));
    }
}
