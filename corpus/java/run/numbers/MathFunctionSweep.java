public class MathFunctionSweep {
    public static void main(String[] args) {
        double[] xs = {0.0, -0.0, 1, -1, 0.5, -0.5, 2, 10, 100, 1e-10, 1e10, 1e300, -1e300, 1e-300, Math.PI, Math.E, Math.PI / 2, Math.PI / 4, 0.1, 0.7, 3.3, 22.0 / 7, 123.456, Double.MAX_VALUE, Double.MIN_VALUE, Double.MIN_NORMAL, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 709.78, 710, -745, 4503599627370497.5, 1e22, 0.9999999999};
        for (double x : xs) System.out.println(x + ": " + Math.sqrt(x) + " " + Math.cbrt(x) + " " + Math.exp(x) + " " + Math.expm1(x) + " " + Math.log(x) + " " + Math.log10(x) + " " + Math.log1p(x) + " " + Math.sin(x) + " " + Math.cos(x) + " " + Math.tan(x) + " " + Math.asin(x) + " " + Math.acos(x) + " " + Math.atan(x) + " " + Math.sinh(x) + " " + Math.cosh(x) + " " + Math.tanh(x) + " " + Math.floor(x) + " " + Math.ceil(x) + " " + Math.rint(x) + " " + Math.round(x) + " " + Math.abs(x) + " " + Math.signum(x) + " " + Math.ulp(x) + " " + Math.nextUp(x) + " " + Math.nextDown(x) + " " + Math.getExponent(x) + " " + Math.toRadians(x) + " " + Math.toDegrees(x) + " " + Math.round((float) x) + " " + Math.nextAfter(x, 0) + " " + Math.scalb(x, 3) + " " + StrictMath.sin(x) + StrictMath.cos(x) + StrictMath.tan(x) + StrictMath.exp(x) + StrictMath.log(x) + StrictMath.pow(x, 1.5) + StrictMath.cbrt(x) + StrictMath.tanh(x));
        for (double x : new double[] {0.0, -0.0, 1, -1, 2, -2, 0.5, 10, 1e300, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY}) {
            StringBuilder sb = new StringBuilder();
            for (double y : new double[] {0.0, -0.0, 1, -1, 0.5, 2, 3, -3, 1e10, 1e-10, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY}) sb.append(Math.pow(x, y)).append(' ').append(Math.atan2(x, y)).append(' ').append(Math.hypot(x, y)).append(' ').append(Math.IEEEremainder(x, y)).append(' ').append(x % y).append(' ').append(Math.max(x, y)).append(' ').append(Math.min(x, y)).append(' ').append(Math.copySign(x, y)).append(' ').append(Math.fma(x, y, 1)).append(' ');
            System.out.println(sb);
        }
        int[] is = {0, 1, -1, 7, -7, Integer.MAX_VALUE, Integer.MIN_VALUE, 46341};
        for (int a : is) for (int b : is) {
            String d = b == 0 ? "-" : a / b + " " + a % b + " " + Math.floorDiv(a, b) + " " + Math.floorMod(a, b) + " " + Integer.divideUnsigned(a, b) + " " + Integer.remainderUnsigned(a, b);
            String ex;
            try {
                ex = "" + Math.addExact(a, b) + Math.multiplyExact(a, b) + Math.subtractExact(a, b);
            } catch (ArithmeticException e) {
                ex = e.getMessage();
            }
            System.out.println(a + "," + b + ": " + d + " " + ex + " " + Math.multiplyHigh(a * 1L << 20, b * 1L << 20) + " " + (a & b) + (a | b) + (a ^ b) + (a << b) + (a >> b) + (a >>> b) + Integer.compareUnsigned(a, b) + Integer.rotateLeft(a, b));
        }
        for (int a : is) System.out.println(a + " " + Integer.toBinaryString(a) + " " + Integer.toHexString(a) + " " + Integer.toOctalString(a) + " " + Integer.toString(a, 36) + " " + Integer.bitCount(a) + " " + Integer.reverse(a) + " " + Integer.reverseBytes(a) + " " + Integer.highestOneBit(a) + " " + Integer.lowestOneBit(a) + " " + Integer.numberOfLeadingZeros(a) + " " + Integer.numberOfTrailingZeros(a) + " " + Integer.signum(a) + " " + Integer.toUnsignedString(a) + " " + Math.abs(a) + " " + -a + " " + ~a + " " + (byte) a + " " + (short) a + " " + (char) (a & 0x7F | 0x40) + " " + (float) a + " " + Float.intBitsToFloat(a) + " " + Double.longBitsToDouble((long) a << 32) + " " + Long.hashCode(a * 31L) + " " + Double.hashCode(a / 3.0) + " " + Float.floatToIntBits(a / 3f) + " " + Double.toHexString(a / 3.0) + " " + Float.toHexString(a));
    }
}
