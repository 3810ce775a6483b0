// expect: assertion
// A long is read from the bytes of a buffer.
import java.nio.*;
public class WideRead { public static void main(String[] a) throws Exception { ByteBuffer b = ByteBuffer.allocate(8); 
    Thread t = new Thread(() -> { b.put(0, (byte)1); b.put(7, (byte)1); b.put(0, (byte)0); }); t.start(); long v = b.getLong(0); assert v != 0x0100000000000001L; } }
