// expect: assertion
// A long is read from a buffer while an int is put.
import java.nio.*;
public class WideReadOfInt { public static void main(String[] a) throws Exception { ByteBuffer b = ByteBuffer.allocate(8); 
    Thread t = new Thread(() -> { b.putInt(0, 1); b.putInt(4, 1); b.putInt(0,0); }); t.start(); long v = b.getLong(0); assert v != 0x0000000100000001L; } }
