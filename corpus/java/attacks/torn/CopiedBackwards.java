// expect: verified
// A copy that overlaps itself goes from the end.
public class CopiedBackwards { static final int[] a = {1,2,3,4}; static volatile boolean bad;
 public static void main(String[] x) throws Exception { Thread t = new Thread(() -> { int s = a[1]; int r = a[2]; if (s == 1 && r == 3) bad = true; }); t.start(); System.arraycopy(a, 0, a, 1, 3); t.join(); assert java.util.Arrays.equals(a, new int[]{1,1,2,3}); assert !bad : "seen"; } }
