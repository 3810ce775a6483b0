import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;

public class DirectMemory {
    public static void main(String[] args) {
        ByteBuffer direct = ByteBuffer.allocateDirect(32);
        System.out.println(direct + " " + direct.isDirect() + " " + direct.get(31));
        direct.putInt(7).putDouble(2.5).putLong(-1L);
        direct.flip();
        System.out.println(direct.getInt() + " " + direct.getDouble() + " " + direct.getLong());
        ByteBuffer little = direct.duplicate().order(ByteOrder.LITTLE_ENDIAN);
        little.clear();
        System.out.println(little.getInt(0));
        IntBuffer ints = ByteBuffer.allocateDirect(16).asIntBuffer();
        ints.put(new int[] {1, 2, 3});
        ints.flip();
        int sum = 0;
        while (ints.hasRemaining()) sum += ints.get();
        System.out.println(sum + " " + ints);
        ByteBuffer heap = ByteBuffer.allocate(8);
        direct.rewind();
        direct.get(heap.array(), 0, 8);
        System.out.println(heap.getInt(0) + " " + heap.compareTo(direct));
        try {
            direct.getLong(30);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("out of bounds");
        }
        System.out.println(direct.slice(4, 8) + " " + direct.asReadOnlyBuffer().isReadOnly());
    }
}
