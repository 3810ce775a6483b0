import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Variable handles on buffers; conversions that fail, in the JDK's words. */
public class BufferViews {
    static final VarHandle LONGS = MethodHandles.byteBufferViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    static final VarHandle SHORTS = MethodHandles.byteBufferViewVarHandle(short[].class, ByteOrder.BIG_ENDIAN);
    static final VarHandle DOUBLES = MethodHandles.byteBufferViewVarHandle(double[].class, ByteOrder.nativeOrder());

    static int add(int a, int b) {
        return a + b;
    }

    static void attempt(Runnable action) {
        try {
            action.run();
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) throws Throwable {
        for (ByteBuffer buffer : new ByteBuffer[] {ByteBuffer.allocate(24), ByteBuffer.allocateDirect(24)}) {
            LONGS.set(buffer, 0, 0x0102030405060708L);
            System.out.println(buffer.get(0) + " " + buffer.get(7) + " " + (short) SHORTS.get(buffer, 1));
            SHORTS.set(buffer, 10, (short) -2);
            DOUBLES.set(buffer, 16, 2.5);
            System.out.println((long) LONGS.get(buffer, 8) + " " + (double) DOUBLES.get(buffer, 16));
            attempt(() -> LONGS.set(buffer, 17, 1L));
            attempt(() -> LONGS.set(buffer, -1, 1L));
            attempt(() -> SHORTS.set(buffer.asReadOnlyBuffer(), 0, (short) 1));
            ByteBuffer part = buffer.position(8).slice();
            System.out.println((short) SHORTS.get(part, 2) + " " + (short) SHORTS.get(buffer, 2));
        }
        System.out.println(LONGS.coordinateTypes() + " " + LONGS.varType());

        MethodHandle add = MethodHandles.lookup()
                .findStatic(BufferViews.class, "add", MethodType.methodType(int.class, int.class, int.class));
        System.out.println(add.invokeWithArguments((short) 3, 'a'));
        for (Object bad : new Object[] {"text", 5L, true, 1.5, null}) {
            try {
                add.invokeWithArguments(bad, 1);
            } catch (ClassCastException | NullPointerException e) {
                System.out.println(bad + ": " + e.getClass().getSimpleName()
                        + (bad == null ? "" : " " + e.getMessage()));
            }
        }
        System.out.println(MethodType.methodType(int.class, String.class).wrap());
        System.out.println(MethodType.methodType(void.class).hasPrimitives());
        System.out.println(MethodType.methodType(Integer.class, Long.class).unwrap());
    }
}
