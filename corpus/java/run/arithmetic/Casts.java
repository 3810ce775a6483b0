public class Casts {
    public static void main(String[] args) {
        double[] ds = {0.0, -0.0, 0.5, -0.5, 0.99999, 1.5, -1.5, 127.9, 128, 255.5, 32768, 65536.7, 2147483647.0, 2147483648.0, -2147483648.9, -2147483649.0, 4294967296.0, 9.223372036854775807E18, -9.3E18, 1e300, -1e300, Double.MIN_VALUE, Double.MAX_VALUE, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
        for (double d : ds) {
            System.out.println(d + " -> " + (int) d + " " + (long) d + " " + (float) d + " " + (byte) d + " " + (short) d + " " + (int) (char) d);
        }
        float[] fs = {0f, -0f, 1.9f, -1.9f, 16777217f, 2.14748365E9f, -2.14748365E9f, 3e9f, 9.3e18f, Float.MIN_VALUE, Float.MAX_VALUE, Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY};
        for (float f : fs) {
            System.out.println(f + " -> " + (int) f + " " + (long) f + " " + (double) f + " " + (byte) f + " " + (short) f + " " + (int) (char) f);
        }
        long[] ls = {0, 1L << 31, 1L << 32, (1L << 53) + 1, Long.MAX_VALUE, Long.MIN_VALUE, 0xdeadbeefcafeL, -1};
        for (long l : ls) {
            System.out.println(l + " -> " + (int) l + " " + (short) l + " " + (byte) l + " " + (int) (char) l + " " + (float) l + " " + (double) l);
        }
        int[] is = {0, 128, -129, 32768, 65535, 65536, 16777217, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int i : is) {
            System.out.println(i + " -> " + (byte) i + " " + (short) i + " " + (int) (char) i + " " + (float) i + " " + (double) i + " " + (long) i);
        }
        char c = '\uabcd';
        System.out.println((int) c + " " + (byte) c + " " + (short) c + " " + (long) c + " " + (float) c);
        byte b = -1;
        System.out.println((int) (char) b + " " + (b & 0xff) + " " + (char) ('a' + 1));
    }
}
