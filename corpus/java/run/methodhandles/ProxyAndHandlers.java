import java.lang.invoke.*;
import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;
public class ProxyAndHandlers {
    interface Shape {
        double area();
        default String describe() {
            return "area " + area();
        }
        static Shape unit() {
            return () -> 1;
        }
    }
    interface Named {
        String name() throws java.io.IOException;
        int hashCode();
    }
    static class Rec implements InvocationHandler {
        final Map<String, Object> answers = new HashMap<>();
        public Object invoke(Object p, Method m, Object[] a) throws Throwable {
            System.out.println("call " + m.getDeclaringClass().getSimpleName() + "." + m.getName() + (a == null ? "()" : Arrays.toString(a)));
            if (m.isDefault()) return InvocationHandler.invokeDefault(p, m, a);
            Object r = answers.get(m.getName());
            if (r instanceof Throwable t) throw t;
            return r;
        }
    }
    static void t(String l, java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(l + " -> " + c.call());
        } catch (Throwable e) {
            System.out.println(l + " !! " + e + " / " + e.getCause());
        }
    }
    public static void main(String[] args) throws Throwable {
        Rec r = new Rec();
        Object p = Proxy.newProxyInstance(Shape.class.getClassLoader(), new Class<?>[] {Shape.class, Named.class, Comparable.class}, r);
        r.answers.put("area", 2.5);
        r.answers.put("hashCode", 77);
        r.answers.put("toString", "P!");
        r.answers.put("name", "nm");
        r.answers.put("equals", true);
        t("describe", () -> ((Shape) p).describe());
        t("name", () -> ((Named) p).name());
        t("hash", p::hashCode);
        t("str", () -> "" + p);
        t("eq", () -> p.equals(3));
        t("cmp", () -> ((Comparable<Object>) p).compareTo("x"));
        r.answers.put("name", new java.io.IOException("declared"));
        t("io", () -> ((Named) p).name());
        r.answers.put("name", new Exception("undeclared"));
        t("undeclared", () -> ((Named) p).name());
        r.answers.put("name", 5);
        t("wrong", () -> ((Named) p).name());
        r.answers.remove("area");
        t("nullprim", () -> ((Shape) p).area());
        r.answers.put("area", 3);
        t("intfordouble", () -> ((Shape) p).area());
        System.out.println(Proxy.isProxyClass(p.getClass()) + " " + (Proxy.getInvocationHandler(p) == r) + " " + Modifier.toString(p.getClass().getModifiers()) + " " + Arrays.toString(p.getClass().getInterfaces()) + " " + p.getClass().getSuperclass());
        try {
            Proxy.newProxyInstance(null, new Class<?>[] {String.class}, r);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Proxy.newProxyInstance(Shape.class.getClassLoader(), new Class<?>[] {Shape.class, Shape.class}, r);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Proxy.getInvocationHandler("x");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle cat = l.findVirtual(String.class, "concat", MethodType.methodType(String.class, String.class)), len = l.findVirtual(String.class, "length", MethodType.methodType(int.class)), max = l.findStatic(Math.class, "max", MethodType.methodType(int.class, int.class, int.class)), parse = l.findStatic(Integer.class, "parseInt", MethodType.methodType(int.class, String.class)), mk = l.findConstructor(ArrayList.class, MethodType.methodType(void.class, Collection.class)), println = l.findVirtual(java.io.PrintStream.class, "println", MethodType.methodType(void.class, String.class)).bindTo(System.out);
        System.out.println((String) cat.invokeExact("a", "b") + (int) len.invoke("four") + cat.type() + max);
        println.invoke("printed");
        System.out.println((Object) mk.invoke(List.of(1)));
        System.out.println(MethodHandles.insertArguments(max, 1, 10).invoke(3) + " " + MethodHandles.filterReturnValue(cat, len).invoke("ab", "cd") + " " + MethodHandles.filterArguments(max, 0, parse, parse).invoke("4", "9") + " " + MethodHandles.foldArguments(max, MethodHandles.dropArguments(MethodHandles.constant(int.class, 50), 0, int.class)).type());
        System.out.println(MethodHandles.permuteArguments(cat, MethodType.methodType(String.class, String.class), 0, 0).invoke("xy") + " " + MethodHandles.guardWithTest(l.findVirtual(String.class, "isEmpty", MethodType.methodType(boolean.class)), MethodHandles.dropArguments(MethodHandles.constant(String.class, "E"), 0, String.class), MethodHandles.identity(String.class)).invoke("") + MethodHandles.collectArguments(max, 1, parse).invoke(2, "7") + max.asSpreader(Object[].class, 2).invoke(new Object[] {5, 6}) + " " + l.findStatic(Arrays.class, "asList", MethodType.methodType(List.class, Object[].class)).invoke(1, "b", 'c') + MethodHandles.arrayElementGetter(int[].class).invoke(new int[] {7, 8}, 1));
        MethodHandle tc = MethodHandles.catchException(parse, NumberFormatException.class, MethodHandles.dropArguments(MethodHandles.constant(int.class, -1), 0, NumberFormatException.class));
        System.out.println(tc.invoke("12") + " " + tc.invoke("zz"));
        MethodHandle loop = MethodHandles.countedLoop(MethodHandles.constant(int.class, 5), MethodHandles.constant(int.class, 1), l.findStatic(ProxyAndHandlers.class, "step", MethodType.methodType(int.class, int.class, int.class)));
        System.out.println(loop.invoke());
        MethodHandle tf = MethodHandles.tryFinally(parse, l.findStatic(ProxyAndHandlers.class, "fin", MethodType.methodType(int.class, Throwable.class, int.class, String.class)));
        System.out.println(tf.invoke("41"));
        try {
            tf.invoke("q");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        t("wmt", () -> { try { return (Object) max.invokeExact(1, 2); } catch (Exception e) { throw e; } catch (Throwable e) { throw new Exception(e); } });
        t("cce", () -> { try { return cat.invoke((Object) 1, "x"); } catch (Throwable e) { throw new Exception(e.getMessage()); } });
        t("npe", () -> { try { return len.invoke((String) null); } catch (Throwable e) { throw new Exception(e.getClass().getName()); } });
        t("args", () -> { try { return max.invokeWithArguments(1); } catch (Throwable e) { throw new Exception(e.toString()); } });
        t("nosuch", () -> l.findVirtual(String.class, "nope", MethodType.methodType(void.class)));
        t("access", () -> l.findVirtual(Object.class, "clone", MethodType.methodType(Object.class)));
        t("static", () -> l.findStatic(String.class, "length", MethodType.methodType(int.class)));
        t("ctor", () -> l.findConstructor(String.class, MethodType.methodType(void.class, Thread.class)));
        t("field", () -> l.findGetter(String.class, "zip", int.class));
        t("bindnull", () -> cat.bindTo(null));
        t("astype", () -> cat.asType(MethodType.methodType(int.class, String.class, String.class)));
        VarHandle vh = l.findStaticVarHandle(ProxyAndHandlers.class, "counter", int.class), av = MethodHandles.arrayElementVarHandle(long[].class);
        System.out.println(vh.compareAndSet(0, 5) + " " + vh.getAndAdd(3) + " " + vh.getVolatile() + " " + vh.getAndBitwiseOr(16) + " " + counter + " " + vh.varType() + vh.coordinateTypes() + vh.isAccessModeSupported(VarHandle.AccessMode.GET_AND_BITWISE_XOR));
        long[] la = {1, 2, 3};
        av.setRelease(la, 1, 20L);
        System.out.println((long) av.getAndAdd(la, 1, 5L) + " " + Arrays.toString(la) + av.weakCompareAndSetPlain(la, 0, 1L, 9L));
        try {
            av.get(la, 3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        VarHandle bb = MethodHandles.byteArrayViewVarHandle(int[].class, java.nio.ByteOrder.BIG_ENDIAN);
        byte[] by = new byte[8];
        bb.set(by, 2, 0x01020304);
        System.out.println(Arrays.toString(by) + (int) bb.get(by, 1));
        System.out.println(vh);
        MethodHandle vg = vh.toMethodHandle(VarHandle.AccessMode.GET);
        System.out.println((int) vg.invokeExact() + " " + vg.type());
        System.out.println(MethodType.fromMethodDescriptorString("(I[Ljava/lang/String;)V", null) + " " + MethodType.genericMethodType(2, true).toMethodDescriptorString() + " " + cat.type().dropParameterTypes(0, 1).appendParameterTypes(int.class).changeReturnType(void.class).wrap() + MethodType.methodType(Integer.class).unwrap());
    }
    static int counter;
    static int step(int v, int i) {
        return v * 2 + i;
    }
    static int fin(Throwable t, int r, String s) {
        System.out.println("fin " + (t == null ? "ok" : t.getClass().getSimpleName()) + " " + s);
        return r + 1;
    }
}
