import java.lang.invoke.*;
import java.util.Arrays;

public class VarHandleModes {
    volatile int counter;
    long wide = 5;
    String text = "a";
    static int shared = 1;
    boolean flag;
    final int fin = 3;

    public static void main(String[] args) throws Exception {
        MethodHandles.Lookup l = MethodHandles.lookup();
        VarHandle c = l.findVarHandle(VarHandleModes.class, "counter", int.class), w = l.findVarHandle(VarHandleModes.class, "wide", long.class), t = l.findVarHandle(VarHandleModes.class, "text", String.class), s = l.findStaticVarHandle(VarHandleModes.class, "shared", int.class), f = l.findVarHandle(VarHandleModes.class, "flag", boolean.class);
        VarHandleModes o = new VarHandleModes();
        c.set(o, 5);
        System.out.println((int) c.get(o) + " " + c.compareAndSet(o, 5, 6) + " " + c.compareAndSet(o, 5, 7) + " " + o.counter + " " + (int) c.getAndAdd(o, 10) + " " + (int) c.getAndSet(o, 1) + " " + (int) c.compareAndExchange(o, 1, 2) + " " + (int) c.compareAndExchange(o, 1, 3) + " " + (int) c.getVolatile(o) + " " + (int) c.getAndBitwiseOr(o, 8) + " " + (int) c.getAcquire(o));
        c.setVolatile(o, -1);
        c.setRelease(o, -2);
        c.setOpaque(o, -3);
        System.out.println(o.counter);
        System.out.println((long) w.getAndAdd(o, 1L << 40) + " " + o.wide + " " + w.compareAndSet(o, o.wide, 9L) + " " + (long) w.getAndBitwiseXor(o, 3L) + " " + o.wide);
        System.out.println(t.compareAndSet(o, "a", "b") + " " + (String) t.getAndSet(o, "c") + " " + o.text + " " + (String) t.getVolatile(o));
        s.set(42);
        System.out.println(shared + " " + (int) s.getAndAdd(1) + " " + s.weakCompareAndSetPlain(43, 44) + " " + shared);
        f.set(o, true);
        System.out.println(f.compareAndSet(o, true, false) + " " + o.flag);
        VarHandle ia = MethodHandles.arrayElementVarHandle(int[].class), sa = MethodHandles.arrayElementVarHandle(String[].class);
        int[] arr = {1, 2, 3};
        ia.set(arr, 0, 10);
        System.out.println((int) ia.getAndAdd(arr, 1, 5) + " " + ia.compareAndSet(arr, 2, 3, 33) + " " + Arrays.toString(arr));
        String[] strs = {"x", null};
        System.out.println(sa.compareAndSet(strs, 1, null, "y") + strs[1]);
        try {
            ia.get(arr, 3);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            c.get((VarHandleModes) null);
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
        try {
            l.findVarHandle(VarHandleModes.class, "fin", int.class).set(o, 4);
        } catch (UnsupportedOperationException e) {
            System.out.println("final");
        }
        VarHandle view = MethodHandles.byteArrayViewVarHandle(int[].class, java.nio.ByteOrder.BIG_ENDIAN);
        byte[] bytes = new byte[8];
        view.set(bytes, 0, 0x01020304);
        System.out.println(Arrays.toString(bytes) + " " + (int) view.get(bytes, 1));
        System.out.println(c.varType() + " " + c.coordinateTypes() + " " + ia.coordinateTypes().size());
        VarHandle.fullFence();
    }
}
