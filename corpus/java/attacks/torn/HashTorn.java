// expect: assertion
// A hash of an array takes an element at a time.
import java.util.*;
public class HashTorn { static final byte[] C = {1, 1}; public static void main(String[] a) throws Exception { Thread t = new Thread(() -> { C[0] = 2; C[1] = 2; }); t.start(); int h = Arrays.hashCode(C); assert h != Arrays.hashCode(new byte[] {1, 2}); } }
