public class MethodsManyArgs {
    static long f(int a, long b, byte c, double d, short e, float g, char h, boolean i, String j, int[] k, Object l, long m) { return a + b + c + (long) d + e + (long) g + h + (i ? 1 : 0) + j.length() + k.length + l.hashCode() + m; }

    public static void main(String[] args) {
        System.out.println(f(1, 2, (byte) 3, 4.9, (short) 5, 6.9f, 'a', true, "xyz", new int[4], "a", 1L << 40));
    }
}
