// expect: assertion
// An array is filled an element at a time.
import java.util.*;
public class FilledHalf { static final int[] C = new int[2]; public static void main(String[] a) throws Exception { Thread t = new Thread(() -> Arrays.fill(C, 1)); t.start(); int q = C[0], p = C[1]; assert p == q; } }
