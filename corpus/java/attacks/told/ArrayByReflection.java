// expect: assertion
// Elements are written and read by reflection.
import java.lang.reflect.*;
public class ArrayByReflection { static final int[] A = new int[2]; public static void main(String[] a) throws Exception { Thread t = new Thread(() -> { Array.setInt(A, 0, 1); Array.setInt(A, 1, 1); }); t.start(); int q = Array.getInt(A, 1), p = Array.getInt(A, 0); assert p >= q; int r = Array.getInt(A, 0), s = Array.getInt(A, 1); assert r == s; } }
