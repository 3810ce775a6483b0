public class MathFunctions {
    public static void main(String[] args) {
        double[] v = {0.0, -0.0, 0.5, -0.5, 1, -1, 1.5, 2.5, -2.5, 3.7, -3.7, 1e10, 1e-10, 123456.789, 0.49999999999999994, 4503599627370497.5, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
        for (double d : v) {
            System.out.println(d + ": " + Math.floor(d) + " " + Math.ceil(d) + " " + Math.rint(d) + " " + Math.round(d) + " " + Math.round((float) d) + " " + Math.abs(d) + " " + Math.sqrt(d) + " " + Math.cbrt(d) + " " + Math.signum(d) + " " + Math.getExponent(d));
            System.out.println("  strict " + StrictMath.sin(d) + " " + StrictMath.cos(d) + " " + StrictMath.tan(d) + " " + StrictMath.exp(d) + " " + StrictMath.log(d) + " " + StrictMath.log10(d) + " " + StrictMath.atan(d) + " " + StrictMath.asin(d) + " " + StrictMath.acos(d) + " " + StrictMath.sinh(d) + " " + StrictMath.cosh(d) + " " + StrictMath.tanh(d) + " " + StrictMath.expm1(d) + " " + StrictMath.log1p(d));
        }
        System.out.println(StrictMath.pow(2, 10) + " " + StrictMath.pow(2, 0.5) + " " + StrictMath.pow(-8, 1.0 / 3) + " " + StrictMath.pow(0, 0) + " " + StrictMath.pow(-2, 3) + " " + StrictMath.pow(1, Double.NaN) + " " + StrictMath.pow(10, -3) + " " + StrictMath.atan2(1, -1) + " " + StrictMath.atan2(-0.0, -1) + " " + StrictMath.hypot(3, 4) + " " + StrictMath.IEEEremainder(5, 3));
        System.out.println(Math.pow(2, 10) + " " + Math.pow(5, 3) + " " + Math.pow(10, 15) + " " + Math.pow(-1, 7) + " " + Math.pow(4, 0.5) + " " + Math.pow(2, -1) + " " + Math.pow(Double.POSITIVE_INFINITY, -1) + " " + Math.hypot(5, 12));
        System.out.println(Math.sin(0) + " " + Math.cos(0) + " " + Math.exp(0) + " " + Math.log(1) + " " + Math.log10(1000) + " " + Math.exp(1) + " " + Math.log(Math.E) + " " + Math.sin(Math.PI / 2) + " " + Math.atan2(0, 1) + " " + Math.tan(0) + " " + Math.toDegrees(Math.PI) + " " + Math.toRadians(180));
        System.out.printf(java.util.Locale.ROOT, "%.10f %.10f %.10f %.10f %.10f%n", Math.sin(1), Math.cos(1), Math.tan(1), Math.exp(2.5), Math.log(10));
        System.out.println(Math.max(1L, 2) + " " + Math.min(-1, 3) + " " + Math.abs(-5) + " " + Math.abs(Integer.MIN_VALUE) + " " + Math.floorDiv(-5, 3) + Math.floorMod(-5, 3) + " " + Math.ceil(-0.5) + " " + Math.round(2.5) + Math.round(-2.5) + Math.round(3.5f) + " " + Math.round(1e20) + " " + Math.round(Float.NaN));
        System.out.println(Math.max(Float.NaN, 1f) + " " + Math.max(0f, -0f) + " " + Math.min(0f, -0f) + " " + Math.abs(-0f) + " " + Math.rint(-0.2) + " " + Math.fma(2.0, 3.0, 1.0) + " " + Math.IEEEremainder(10, 4));
    }
}
