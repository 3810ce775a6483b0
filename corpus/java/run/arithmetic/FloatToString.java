public class FloatToString {
    public static void main(String[] args) {
        double[] ds = {1, 10, 100, 1234567, 12345678, 9999999, 1e7, 1.0E-3, 0.001, 0.0009999, 1e-5, 123456789.125, 1e21, 1e22, 1e23, 2e-323, 4.9e-324, 2.2250738585072014E-308, 1.7976931348623157E308, 0.1, 1.0 / 3, 2.0 / 3, 100.0 / 3, 3.141592653589793, 2.718281828459045, 1e15, 123456789012345680.0, 5e-324, 9007199254740993.0, 0.3, 4.35, 1.1, 2.2, 3.3, -1e-10};
        for (double d : ds) System.out.println(d + " " + Double.toHexString(d) + " " + Long.toHexString(Double.doubleToLongBits(d)));
        float[] fs = {1, 10, 0.1f, 1f / 3, 16777216f, 1e7f, 1.0e10f, 3.4028235E38f, 1.4e-45f, 1.17549435E-38f, 0.001f, 0.00099f, 33333333f, 2.2f, 4.7f, 1.2345678e-8f};
        for (float f : fs) System.out.println(f + " " + Float.toHexString(f) + " " + Integer.toHexString(Float.floatToIntBits(f)));
        System.out.println(Double.longBitsToDouble(0x7ff8000000000001L) + " " + Float.intBitsToFloat(0x7fc00001) + " " + Float.intBitsToFloat(0xff800000));
        System.out.println(Double.longBitsToDouble(0x3ff0000000000001L));
        System.out.println(Double.parseDouble("1e-400") + " " + Double.parseDouble("-1e400") + " " + Double.parseDouble("  12.5e1 ") + " " + Double.parseDouble("0x1.8p3") + " " + Double.parseDouble("NaN") + " " + Double.parseDouble("+Infinity") + " " + Double.parseDouble("7d") + " " + Float.parseFloat("1.5f"));
        for (String s : new String[] {"", " ", "abc", "1.2.3", "1e", "--1", "0x1", "1_000"}) {
            try {
                System.out.println(Double.parseDouble(s));
            } catch (NumberFormatException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            Double.parseDouble(null);
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
    }
}
