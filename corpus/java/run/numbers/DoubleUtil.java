public class DoubleUtil {
    public static void main(String[] args) {
        System.out.println(Double.MAX_VALUE + " " + Double.MIN_VALUE + " " + Double.MIN_NORMAL + " " + Float.MAX_VALUE + " " + Float.MIN_VALUE + " " + Double.MAX_EXPONENT + " " + Double.BYTES);
        System.out.println(Double.isNaN(0.0 / 0) + " " + Double.isInfinite(1 / 0.0) + " " + Double.isFinite(1e308) + " " + Float.isNaN(0f / 0));
        System.out.println(Double.compare(0.0, -0.0) + " " + Double.compare(Double.NaN, 1) + " " + Double.compare(1, 2) + " " + Double.max(1, 2) + " " + Double.sum(0.1, 0.2) + " " + Double.min(-0.0, 0.0));
        System.out.println(Double.doubleToLongBits(1.0) + " " + Double.doubleToRawLongBits(-0.0) + " " + Double.longBitsToDouble(1) + " " + Float.floatToIntBits(1f) + " " + Float.floatToRawIntBits(Float.NaN) + " " + Float.intBitsToFloat(1) + " " + Double.doubleToLongBits(Double.NaN));
        System.out.println(Double.valueOf("1e3") + " " + Double.parseDouble("-.5") + " " + Double.parseDouble("5.") + " " + Double.parseDouble("0x.8p1") + " " + Double.parseDouble("1e308") + Double.parseDouble("1e309") + " " + Float.parseFloat("1e39") + " " + Float.parseFloat("16777217") + " " + Double.parseDouble("2.2250738585072012e-308") + " " + Double.parseDouble("9007199254740993") + " " + Double.parseDouble("1.7976931348623158e308") + " " + Double.parseDouble("123456789012345678901234567890"));
        System.out.println(Math.ulp(1.0) + " " + Math.ulp(1e300) + " " + Math.ulp(1f) + " " + Math.nextUp(1.0) + " " + Math.nextDown(1.0) + " " + Math.nextAfter(0.0, -1) + " " + Math.getExponent(1e10) + " " + Math.scalb(1.5, 10) + " " + Math.copySign(3.0, -0.0) + " " + Math.signum(-2.5) + " " + Math.signum(Double.NaN));
        System.out.println(Double.toHexString(Double.MAX_VALUE) + " " + Double.toHexString(Double.MIN_VALUE) + " " + Double.toHexString(-0.0) + " " + Double.toHexString(Double.NaN) + " " + Float.toHexString(0.1f));
        System.out.println((float) 0.1 + " " + (double) 0.1f + " " + (float) 1e40 + " " + (float) 1e-50 + " " + (double) Float.MIN_VALUE + " " + (float) 16777217 + " " + 1e16 + " " + 1.0E-4 + " " + 123456.789e3);
        Double d = 3.7;
        System.out.println(d.intValue() + " " + d.longValue() + " " + d.floatValue() + " " + d.hashCode() + " " + d.compareTo(4.0) + " " + d.isNaN() + " " + d.equals(3.7) + " " + Double.toString(1));
        double acc = 0;
        for (int i = 1; i <= 10000; i++) acc += 1.0 / i / i;
        System.out.println(acc);
        float facc = 0;
        for (int i = 1; i <= 10000; i++) facc += 1.0f / i;
        System.out.println(facc);
        double x = 2;
        for (int i = 0; i < 6; i++) x = x - (x * x - 2) / (2 * x);
        System.out.println(x + " " + Math.sqrt(2));
        System.out.println(0.1 + 0.7 + " " + 3 * 0.1 + " " + 1.1 * 1.1 + " " + 4.35 * 100 + " " + 1.0 / 49 * 49 + " " + (0.1f == 0.1) + " " + (float) 0.1 * 3 + " " + 1e-7 + " " + 100.0 + " " + 1e-3 + " " + 9999999.0 + " " + 1.0E7);
    }
}
