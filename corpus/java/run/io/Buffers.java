import java.nio.*;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

public class Buffers {
    public static void main(String[] args) {
        ByteBuffer b = ByteBuffer.allocate(32);
        b.put((byte) 1).putShort((short) 0x0203).putInt(0x04050607).putLong(8L).putDouble(1.5).putChar('z');
        System.out.println(b + " " + b.position() + " " + b.remaining());
        b.flip();
        System.out.println(b.get() + " " + b.getShort() + " " + b.getInt() + " " + b.getLong() + " " + b.getDouble() + " " + b.getChar() + " " + b.hasRemaining());
        b.rewind();
        System.out.println(b.order() + " " + b.order(ByteOrder.LITTLE_ENDIAN).getShort(1) + " " + b.getInt(3) + " " + b.limit());
        b.clear();
        b.put("hello".getBytes()).flip();
        b.get();
        b.mark();
        b.get();
        b.reset();
        ByteBuffer sl = b.slice();
        System.out.println(sl + " " + (char) sl.get(0) + " " + StandardCharsets.UTF_8.decode(sl.duplicate()));
        b.compact();
        System.out.println(b + " " + (char) b.get(0));
        ByteBuffer ro = b.asReadOnlyBuffer();
        try {
            ro.put((byte) 1);
        } catch (ReadOnlyBufferException e) {
            System.out.println(e);
        }
        try {
            ByteBuffer.allocate(2).putInt(1);
        } catch (BufferOverflowException e) {
            System.out.println(e);
        }
        try {
            ByteBuffer.allocate(2).getInt();
        } catch (BufferUnderflowException e) {
            System.out.println(e);
        }
        try {
            b.position(100);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        IntBuffer ib = ByteBuffer.allocate(16).asIntBuffer();
        ib.put(new int[] {1, 2, 3});
        ib.flip();
        int[] out = new int[3];
        ib.get(out);
        System.out.println(Arrays.toString(out) + ib);
        CharBuffer cb = CharBuffer.wrap("characters");
        cb.position(4);
        System.out.println(cb + " " + cb.charAt(1) + " " + cb.subSequence(0, 3) + " " + cb.length());
        ByteBuffer w = ByteBuffer.wrap(new byte[] {1, 2, 3, 4, 5, 6, 7, 8}, 2, 4);
        System.out.println(w + " " + w.array().length + " " + w.arrayOffset() + " " + w.equals(ByteBuffer.wrap(new byte[] {3, 4, 5, 6})) + " " + w.compareTo(ByteBuffer.wrap(new byte[] {3, 9})) + " " + w.hashCode());
        System.out.println(LongBuffer.wrap(new long[] {5, 6}).get(1) + " " + FloatBuffer.allocate(2).put(1.5f).position() + " " + DoubleBuffer.wrap(new double[] {2}).get() + " " + ShortBuffer.allocate(1).capacity());
        ByteBuffer d = ByteBuffer.allocateDirect(8);
        d.putLong(0x1122334455667788L).flip();
        System.out.println(Integer.toHexString(d.order(ByteOrder.LITTLE_ENDIAN).getInt()) + " " + d.isDirect() + " " + d.hasArray());
    }
}
