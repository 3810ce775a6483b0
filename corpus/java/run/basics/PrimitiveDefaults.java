import java.util.*;

public class PrimitiveDefaults {
    static boolean z; static byte b; static short s; static char c; static int i; static long l; static float f; static double d; static String str; static int[] arr;

    public static void main(String[] args) {
        System.out.println(z + " " + b + " " + s + " " + (int) c + " " + i + " " + l + " " + f + " " + d + " " + str + " " + arr);
        System.out.println(Arrays.toString(new boolean[2]) + Arrays.toString(new char[2]).length() + Arrays.toString(new double[1]) + Arrays.toString(new String[1]));
        System.out.println(Byte.MIN_VALUE + " " + Byte.MAX_VALUE + " " + Short.MIN_VALUE + " " + Short.MAX_VALUE + " " + (int) Character.MIN_VALUE + " " + (int) Character.MAX_VALUE + " " + Float.MIN_NORMAL);
    }
}
