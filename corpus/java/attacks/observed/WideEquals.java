// expect: assertion
// Arrays are compared eight bytes at a time.
import java.util.*;
public class WideEquals { public static void main(String[] a) throws Exception { byte[] b = new byte[16];
    Thread t = new Thread(() -> { b[0] = 1; b[15] = 1; }); t.start(); byte[] c = new byte[16]; c[15] = 1; assert !Arrays.equals(b, c); } }
