import java.nio.*;
import java.util.*;
public class BuffersAndViews {
    static void t(Runnable r) {
        try {
            r.run();
            System.out.println("ok");
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }
    public static void main(String[] args) {
        ByteBuffer b = ByteBuffer.allocate(16);
        b.putInt(0x01020304).putShort((short) 5).put((byte) 6).putDouble(2.5);
        System.out.println(b + " " + b.remaining());
        b.flip();
        System.out.println(b.getInt() + " " + b.order(ByteOrder.LITTLE_ENDIAN).getShort() + " " + b.get() + " " + b.order(ByteOrder.BIG_ENDIAN).getDouble() + b.hasRemaining());
        t(() -> b.get());
        t(() -> b.putInt(1));
        b.clear();
        b.position(4).limit(12);
        ByteBuffer s = b.slice();
        System.out.println(s + " " + s.arrayOffset() + " " + b.duplicate() + b.asReadOnlyBuffer().isReadOnly());
        t(() -> b.asReadOnlyBuffer().put((byte) 1));
        t(() -> b.position(99));
        t(() -> b.limit(-1));
        b.rewind();
        b.mark();
        b.get();
        b.reset();
        System.out.println(b.position());
        t(() -> ByteBuffer.allocate(1).reset());
        IntBuffer ib = ByteBuffer.wrap(new byte[12]).order(ByteOrder.nativeOrder()).asIntBuffer();
        ib.put(new int[] {1, 2, 3});
        System.out.println(ib.get(1) + " " + ib + ib.isDirect() + ib.hasArray());
        CharBuffer c = CharBuffer.wrap("hello world");
        System.out.println(c.subSequence(2, 5) + " " + c.charAt(1) + c.length() + c.slice(1, 3));
        LongBuffer lb = LongBuffer.allocate(3).put(7).put(8);
        lb.flip();
        System.out.println(lb.compareTo(LongBuffer.wrap(new long[] {7, 9})) + " " + lb.equals(LongBuffer.wrap(new long[] {7, 8})) + lb.mismatch(LongBuffer.wrap(new long[] {7, 9})) + lb.hashCode());
        ByteBuffer d = ByteBuffer.allocateDirect(32);
        d.putLong(8, 0x1122334455667788L).putFloat(16, 1.5f);
        System.out.println(d.getLong(8) + " " + d.getInt(10) + d.getFloat(16) + d.isDirect() + d + d.get(15));
        d.put(0, new byte[] {9, 8, 7});
        byte[] out = new byte[3];
        d.get(0, out);
        System.out.println(Arrays.toString(out));
        b.compact();
        System.out.println(b);
        t(() -> IntBuffer.allocate(-1));
        t(() -> ByteBuffer.wrap(new byte[3], 2, 5));
        System.out.println(ByteBuffer.wrap(new byte[] {1, 2, 3}, 1, 2).array().length + " " + ByteBuffer.allocate(8).alignedSlice(8) + ShortBuffer.wrap(new short[] {1, 2}).get(1) + DoubleBuffer.allocate(2).put(1.5).flip() + FloatBuffer.wrap(new float[] {1f}).get());
    }
}
