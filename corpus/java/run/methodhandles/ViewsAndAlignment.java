import java.lang.invoke.*;
import java.nio.*;
public class ViewsAndAlignment {
    interface T {
        Object r() throws Throwable;
    }
    static void t(String n, T r) {
        try {
            System.out.println(n + " " + r.r());
        } catch (Throwable e) {
            System.out.println(n + " " + e);
        }
    }
    public static void main(String[] a) {
        byte[] b = new byte[32];
        ByteBuffer hb = ByteBuffer.allocate(32), db = ByteBuffer.allocateDirect(32), ro = ByteBuffer.allocate(32).asReadOnlyBuffer();
        ByteBuffer sl = ByteBuffer.allocate(40);
        sl.position(1);
        ByteBuffer s1 = sl.slice();
        for (Class<?> c : new Class<?>[]{short[].class, char[].class, int[].class, long[].class, float[].class, double[].class}) for (ByteOrder o : new ByteOrder[]{ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN}) {
            VarHandle v = MethodHandles.byteArrayViewVarHandle(c, o), w = MethodHandles.byteBufferViewVarHandle(c, o);
            String n = c.getSimpleName() + o;
            System.out.println(v + " " + w);
            for (VarHandle.AccessMode m : VarHandle.AccessMode.values()) System.out.print(v.isAccessModeSupported(m) ? "1" : "0");
            System.out.print(" ");
            for (VarHandle.AccessMode m : VarHandle.AccessMode.values()) System.out.print(w.isAccessModeSupported(m) ? "1" : "0");
            System.out.println();
            for (int i : new int[]{0, 1, 4, 8, 30, 31, -1}) {
                t(n + " get " + i, () -> v.get(b, i));
                t("vol", () -> v.getVolatile(b, i));
                t("hb", () -> w.get(hb, i));
                t("hbv", () -> w.getVolatile(hb, i));
                t("dbv", () -> w.getAcquire(db, i));
                t("slv", () -> w.getOpaque(s1, i));
            }
            if (c == int[].class) {
                t("set", () -> {
                    v.setRelease(b, 4, 5);
                    return b[4] + b[7];
                });
                t("cas", () -> v.compareAndSet(b, 4, 5, 7));
                t("casmis", () -> v.compareAndSet(b, 5, 5, 7));
                t("add", () -> w.getAndAdd(hb, 4, 5));
                t("dadd", () -> w.getAndAdd(db, 4, 5));
                t("daddmis", () -> w.getAndAdd(db, 6, 5));
                t("ro", () -> {
                    w.set(ro, 0, 1);
                    return 0;
                });
                t("rov", () -> {
                    w.setVolatile(ro, 0, 1);
                    return 0;
                });
                t("rocas", () -> w.compareAndSet(ro, 0, 1, 2));
                t("null", () -> v.get((byte[]) null, 0));
            }
            if (c == double[].class) {
                t("dcas", () -> v.compareAndSet(b, 8, 0.0, 7.0));
                t("dadd", () -> v.getAndAdd(b, 8, 1.0));
            }
        }
    }
}
