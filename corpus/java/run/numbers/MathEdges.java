/** Elementary functions at the ends of what a double can hold, where rounding or overflow shows. */
public class MathEdges {
    static void show(String what, double value) {
        System.out.println(what + " " + value + " " + Double.toHexString(value));
    }

    public static void main(String[] args) {
        double[] values = {0, -0.0, 1, -1, 1e-300, 1e300, -1e300, Double.MIN_VALUE, Double.MAX_VALUE, -Double.MAX_VALUE,
            Double.MIN_NORMAL, 3e-309, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
        for (double x : values) {
            show("cbrt", Math.cbrt(x));
            show("strict cbrt", StrictMath.cbrt(x));
            show("log1p", Math.log1p(x));
            show("expm1", Math.expm1(x));
            for (double y : new double[] {-2.5, 2.5, -1e-300, 0, -0.0, Double.NEGATIVE_INFINITY}) {
                show("atan2", Math.atan2(x, y));
                show("hypot", Math.hypot(x, y));
            }
        }
        long mixed = 0;
        for (int i = 0; i < 2000; i++) {
            double x = (i - 700) * 0.0013 + i * i * 1e-5;
            mixed = mixed * 31 + Double.doubleToLongBits(Math.log1p(x)) + 7 * Double.doubleToLongBits(Math.atan2(x, 0.37 - x));
        }
        System.out.println(Long.toHexString(mixed));
    }
}
