import java.lang.invoke.*;
import java.util.*;
import java.util.function.*;
public class BootstrapsByHand {
    static void p(Object o) {
        System.out.println(o);
    }
    record R(int a, String b, double c, long[] d) {
    }
    enum E {
        X, Y
    }
    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        CallSite c = StringConcatFactory.makeConcat(l, "x", MethodType.methodType(String.class, String.class, int.class, Object.class));
        p(c.getTarget().invoke("a", 1, (Object) 'z'));
        p((String) c.getTarget().invokeExact((String) null, -5, (Object) null));
        CallSite d = StringConcatFactory.makeConcatWithConstants(l, "y", MethodType.methodType(String.class, double.class, boolean.class, long.class, char.class), "d=\1 b=\1 \2 l=\1 c=\1!", "CONST");
        p(d.getTarget().invoke(1.5, true, 7L, 'q'));
        p(d.getTarget().type());
        CallSite e = StringConcatFactory.makeConcatWithConstants(l, "z", MethodType.methodType(String.class), "only const");
        p(e.getTarget().invoke());
        for (Object[] bad : new Object[][]{{"\1"}, {"\1\1\1"}, {"\2\1\1"}}) try {
            StringConcatFactory.makeConcatWithConstants(l, "b", MethodType.methodType(String.class, int.class, int.class), (String) bad[0]);
        } catch (Exception x) {
            p(x);
        }
        try {
            StringConcatFactory.makeConcat(l, "v", MethodType.methodType(int.class, int.class));
        } catch (Exception x) {
            p(x);
        }
        p(StringConcatFactory.makeConcat(l, "w", MethodType.methodType(CharSequence.class, byte.class, short.class, float.class, List.class)).getTarget().invoke((byte) 1, (short) 2, 3f, List.of(4)));
        CallSite lm = LambdaMetafactory.metafactory(l, "apply", MethodType.methodType(Function.class, String.class), MethodType.methodType(Object.class, Object.class), l.findVirtual(String.class, "concat", MethodType.methodType(String.class, String.class)), MethodType.methodType(String.class, String.class));
        p(((Function<String, String>) lm.getTarget().invoke("pre")).apply("post"));
        CallSite al = LambdaMetafactory.altMetafactory(l, "get", MethodType.methodType(Supplier.class), MethodType.methodType(Object.class), l.findConstructor(ArrayList.class, MethodType.methodType(void.class)), MethodType.methodType(ArrayList.class), LambdaMetafactory.FLAG_MARKERS, 1, RandomAccess.class);
        Object s = al.getTarget().invoke();
        p(((Supplier<?>) s).get() + " " + (s instanceof RandomAccess));
        try {
            LambdaMetafactory.metafactory(l, "x", MethodType.methodType(String.class), MethodType.methodType(void.class), l.findConstructor(ArrayList.class, MethodType.methodType(void.class)), MethodType.methodType(void.class));
        } catch (LambdaConversionException x) {
            p(x.getMessage());
        }
        MethodHandle[] gs = {l.findGetter(R.class, "a", int.class), l.findGetter(R.class, "b", String.class), l.findGetter(R.class, "c", double.class)};
        Object om = java.lang.runtime.ObjectMethods.bootstrap(l, "toString", MethodType.methodType(String.class, R.class), R.class, "a;b;c", gs);
        R r = new R(1, "s", 2.5, new long[1]);
        p(((CallSite) om).getTarget().invoke(r));
        Object he = java.lang.runtime.ObjectMethods.bootstrap(l, "hashCode", MethodHandle.class, R.class, "a;b", gs[0], gs[1]);
        p(((MethodHandle) he).invoke(r));
        Object eq = java.lang.runtime.ObjectMethods.bootstrap(l, "equals", MethodType.methodType(boolean.class, R.class, Object.class), R.class, "a", gs[0]);
        p(((CallSite) eq).getTarget().invoke(r, (Object) new R(1, "t", 0, null)));
        p(ConstantBootstraps.nullConstant(l, "n", String.class) + " " + ConstantBootstraps.primitiveClass(l, "I", Class.class) + ConstantBootstraps.enumConstant(l, "Y", E.class) + ConstantBootstraps.getStaticFinal(l, "MAX_VALUE", int.class, Integer.class) + ConstantBootstraps.invoke(l, "i", int.class, l.findStatic(Math.class, "max", MethodType.methodType(int.class, int.class, int.class)), 3, 9) + ConstantBootstraps.explicitCast(l, "c", byte.class, 300));
        VarHandle vh = ConstantBootstraps.arrayVarHandle(l, "v", VarHandle.class, int[].class);
        int[] ia = {1, 2};
        vh.set(ia, 1, 9);
        p(ia[1]);
        VarHandle lv = MethodHandles.byteArrayViewVarHandle(long[].class, java.nio.ByteOrder.BIG_ENDIAN), iv = MethodHandles.byteBufferViewVarHandle(int[].class, java.nio.ByteOrder.LITTLE_ENDIAN);
        byte[] b = new byte[16];
        lv.set(b, 3, 0x0102030405060708L);
        p(Arrays.toString(b) + " " + Long.toHexString((long) lv.get(b, 4)));
        java.nio.ByteBuffer bb = java.nio.ByteBuffer.allocate(16);
        iv.set(bb, 4, 0xCAFEBABE);
        p(Arrays.toString(bb.array()) + iv.varType() + iv.coordinateTypes());
        try {
            lv.getVolatile(b, 1);
        } catch (Exception x) {
            p(x);
        }
        try {
            lv.get(b, 14);
        } catch (IndexOutOfBoundsException x) {
            p(x.getMessage());
        }
        VarHandle fh = MethodHandles.privateLookupIn(Cell.class, l).findVarHandle(Cell.class, "v", int.class);
        Cell ce = new Cell();
        p(fh.getAndAdd(ce, 5) + " " + fh.compareAndExchange(ce, 5, 8) + fh.getAndBitwiseOr(ce, 3) + fh.get(ce) + fh.compareAndSet(ce, 0, 1) + fh.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD) + fh);
        try {
            fh.set(ce, "s");
        } catch (WrongMethodTypeException x) {
            p(x.getMessage());
        }
        try {
            fh.get((Cell) null);
        } catch (NullPointerException x) {
            p("npe");
        }
        try {
            l.findVarHandle(Cell.class, "fin", int.class).set(ce, 3);
        } catch (UnsupportedOperationException x) {
            p(x);
        }
        p(fh.toMethodHandle(VarHandle.AccessMode.GET_AND_SET).invoke(ce, 77) + " " + ce.v + fh.accessModeType(VarHandle.AccessMode.COMPARE_AND_SET) + VarHandle.AccessMode.valueFromMethodName("getOpaque"));
        VarHandle ex = fh.withInvokeExactBehavior();
        try {
            Object o = ex.get(ce);
        } catch (WrongMethodTypeException x) {
            p(x.getMessage());
        }
        p((int) ex.get(ce));
    }
    static class Cell {
        private int v;
        final int fin = 1;
    }
}
