import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

public class VarHandles {
    int i = 1;
    long l = 2;
    byte b = 3;
    short s = 4;
    char c = 'c';
    float f = 1.5f;
    double d = 2.5;
    boolean z = true;
    String text = "t";
    final int fixed = 9;
    static volatile int count = 10;
    static Object any = "any";

    static VarHandle of(String name, Class<?> type) throws Exception {
        return MethodHandles.lookup().findVarHandle(VarHandles.class, name, type);
    }

    static String caught(Runnable r) {
        try {
            r.run();
            return "nothing";
        } catch (RuntimeException e) {
            return e.getClass().getName() + ": " + e.getMessage();
        }
    }

    public static void main(String[] args) throws Exception {
        VarHandles o = new VarHandles();
        VarHandle i = of("i", int.class);
        System.out.println((int) i.get(o));
        i.set(o, 5);
        System.out.println((int) i.getVolatile(o));
        System.out.println(i.compareAndSet(o, 5, 6) + " " + i.compareAndSet(o, 5, 7) + " " + o.i);
        System.out.println((int) i.compareAndExchange(o, 6, 8) + " " + (int) i.compareAndExchange(o, 6, 9) + " " + o.i);
        System.out.println((int) i.getAndAdd(o, 10) + " " + (int) i.getAndSet(o, 3) + " " + o.i);
        System.out.println((int) i.getAndBitwiseOr(o, 12) + " " + (int) i.getAndBitwiseAnd(o, 6) + " "
            + (int) i.getAndBitwiseXor(o, 5) + " " + o.i);
        i.getAndAdd(o, 1);
        System.out.println(o.i);
        System.out.println(i.weakCompareAndSetPlain(o, o.i, 77) + " " + o.i);
        VarHandle l = of("l", long.class);
        l.set(o, 5);
        System.out.println((long) l.getAndAdd(o, 3) + " " + o.l + " " + l.compareAndSet(o, 8L, 1L << 40) + " " + o.l);
        long fromInt = (long) l.getAcquire(o);
        System.out.println(fromInt);
        Object boxed = l.get(o);
        System.out.println(boxed + " " + boxed.getClass());
        VarHandle b = of("b", byte.class);
        System.out.println((byte) b.getAndAdd(o, (byte) 127) + " " + o.b);
        VarHandle s = of("s", short.class);
        s.setRelease(o, (short) -1);
        System.out.println((short) s.getOpaque(o) + " " + s.compareAndSet(o, (short) -1, (short) 12) + " " + o.s);
        VarHandle c = of("c", char.class);
        System.out.println((char) c.getAndSet(o, 'x') + " " + o.c);
        VarHandle f = of("f", float.class);
        System.out.println((float) f.getAndAdd(o, 1f) + " " + o.f);
        f.set(o, 7);
        System.out.println(o.f);
        VarHandle d = of("d", double.class);
        System.out.println(d.compareAndSet(o, 2.5, 3.5) + " " + (double) d.getAndAdd(o, 1.0) + " " + o.d);
        VarHandle z = of("z", boolean.class);
        System.out.println((boolean) z.getAndSet(o, false) + " " + o.z + " " + (boolean) z.getAndBitwiseOr(o, true) + o.z);
        VarHandle t = of("text", String.class);
        System.out.println((String) t.getAndSet(o, "new") + " " + t.compareAndSet(o, "new", "newer") + " " + o.text);
        Object out = t.get(o);
        System.out.println(out);
        VarHandle count = MethodHandles.lookup().findStaticVarHandle(VarHandles.class, "count", int.class);
        count.setVolatile(20);
        System.out.println((int) count.getAndAdd(2) + " " + VarHandles.count);
        VarHandle any = MethodHandles.lookup().findStaticVarHandle(VarHandles.class, "any", Object.class);
        any.set(42);
        System.out.println(VarHandles.any);
        VarHandle ints = MethodHandles.arrayElementVarHandle(int[].class);
        int[] array = {1, 2, 3};
        System.out.println((int) ints.getAndAdd(array, 1, 40) + " " + Arrays.toString(array));
        VarHandle texts = MethodHandles.arrayElementVarHandle(String[].class);
        String[] words = {"a", "b"};
        System.out.println(texts.compareAndSet(words, 0, "a", "z") + " " + Arrays.toString(words));
        VarHandle bytes = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
        byte[] raw = new byte[8];
        bytes.set(raw, 1, 0x01020304);
        System.out.println(Arrays.toString(raw) + " " + (int) bytes.get(raw, 1));
        VarHandle little = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
        System.out.println((long) little.get(raw, 0));
        System.out.println(i.varType() + " " + i.coordinateTypes() + " " + ints.coordinateTypes());
        System.out.println(i.accessModeType(VarHandle.AccessMode.COMPARE_AND_SET));
        System.out.println(t.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD) + " "
            + i.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD));
        System.out.println(caught(() -> i.get((VarHandles) null)));
        System.out.println(caught(() -> ints.get(array, 3)));
        System.out.println(caught(() -> t.getAndAdd(o, "x")));
        System.out.println(caught(() -> i.set(o, "text")));
        System.out.println(caught(() -> i.set(o)));
        VarHandle fixed = of("fixed", int.class);
        System.out.println((int) fixed.get(o) + " " + caught(() -> fixed.set(o, 1)));
        VarHandle exact = i.withInvokeExactBehavior();
        System.out.println(exact.hasInvokeExactBehavior() + " " + (int) exact.get(o));
        System.out.println(caught(() -> i.set((Object) "no", 1)).startsWith("java.lang.ClassCastException"));
        try {
            of("missing", int.class);
        } catch (NoSuchFieldException e) {
            System.out.println(e.getMessage());
        }
        VarHandle.fullFence();
    }
}
