public class FloatRounding {
    public static void main(String[] args) {
        double[] v = {1.005, 2.675, 0.1 + 0.2, 1e-320, 1.0 / 3, 2.0 / 3, 1e308 * 10, -1e308 * 10, 0.1f, 123456789.0f};
        for (double d : v) System.out.println(d + " " + (float) d + " " + Math.round(d) + " " + (long) d + " " + Math.rint(d) + " " + (d == (float) d));
        float f = 0;
        for (int i = 0; i < 1000; i++) f += 0.1f;
        System.out.println(f);
        double s = 0, c = 0;
        for (int i = 0; i < 1000; i++) { double y = 0.1 - c, t = s + y; c = t - s - y; s = t; }
        System.out.println(s);
        System.out.println(1.0 % 0.1 + " " + 1e17 % 7 + " " + -0.0 % 5 + " " + 5 % Double.POSITIVE_INFINITY + " " + 5.5f % 2);
        System.out.println((int) 1e10f + " " + (long) 1e19 + " " + (int) -0.9 + " " + (char) 65.7 + " " + (byte) 300.5 + " " + (short) -40000.0);
        System.out.println((0.0 == -0.0) + " " + Double.valueOf(0.0).equals(-0.0) + " " + 1 / -0.0 + " " + Math.sqrt(-1) + " " + (Double.NaN != Double.NaN) + " " + Math.max(Double.NaN, 1));
        System.out.println(3.0e-5f * 2 + " " + 1e-45f / 2 + " " + 1.4e-45f + " " + 3.4e38f * 10 + " " + (float) 3.4028235677973366e38);
        int big = 16777217;
        float ff = big;
        System.out.println((int) ff + " " + (big == ff) + " " + (double) ff + " " + (0.1f + 0.2f == 0.3f) + " " + (0.1 + 0.2 == 0.3));
    }
}
