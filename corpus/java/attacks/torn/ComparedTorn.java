// expect: assertion
// A comparison of arrays takes an element at a time.
import java.util.*;
public class ComparedTorn { static final int[] C = {1, 1}; public static void main(String[] a) throws Exception { Thread t = new Thread(() -> { C[0] = 2; C[1] = 2; }); t.start(); assert !Arrays.equals(C, new int[] {1, 2}); } }
