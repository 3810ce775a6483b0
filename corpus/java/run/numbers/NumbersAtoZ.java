import java.math.*;
import java.util.*;
import java.util.stream.*;
public class NumbersAtoZ {
    static void p(Object o) {
        System.out.println(o);
    }
    interface T {
        Object r() throws Exception;
    }
    static void t(T r) {
        try {
            p(r.r());
        } catch (Throwable e) {
            p(e);
        }
    }
    public static void main(String[] a) {
        BigDecimal[] v = {new BigDecimal("1.25"), new BigDecimal("-1.25"), new BigDecimal("2.5"), new BigDecimal("1.1"), new BigDecimal("-5.5"), new BigDecimal("0.00"), new BigDecimal("1E+5"), new BigDecimal("123.4500")};
        for (RoundingMode m : RoundingMode.values()) {
            StringBuilder s = new StringBuilder(m + ":");
            for (BigDecimal b : v) try {
                s.append(' ').append(b.setScale(0, m)).append('/').append(b.round(new MathContext(2, m)));
            } catch (ArithmeticException e) {
                s.append(" !").append(e.getMessage());
            }
            p(s);
        }
        for (BigDecimal b : v) p(b + " " + b.toPlainString() + " " + b.toEngineeringString() + " " + b.scale() + b.precision() + b.signum() + b.stripTrailingZeros() + b.unscaledValue() + b.ulp() + b.negate() + b.movePointLeft(3) + b.scaleByPowerOfTen(2) + b.hashCode() + b.intValue() + b.abs().pow(3) + b.equals(b.setScale(b.scale() + 1)) + b.compareTo(b.setScale(b.scale() + 1)));
        for (MathContext mc : new MathContext[]{MathContext.DECIMAL32, MathContext.DECIMAL64, MathContext.DECIMAL128, new MathContext(5)}) p(BigDecimal.ONE.divide(new BigDecimal(7), mc) + " " + new BigDecimal(2).sqrt(mc) + " " + new BigDecimal("1e400").multiply(new BigDecimal("3.333"), mc) + Arrays.toString(new BigDecimal("17.5").divideAndRemainder(new BigDecimal("-3"), mc)) + mc);
        t(() -> BigDecimal.ONE.divide(BigDecimal.ZERO));
        t(() -> new BigDecimal("1.5").intValueExact());
        t(() -> new BigDecimal("1e20").longValueExact());
        t(() -> new BigDecimal("abc"));
        t(() -> new BigDecimal(Double.NaN));
        t(() -> new BigDecimal("1.23").setScale(1));
        t(() -> new BigDecimal("1e2147483647").multiply(BigDecimal.TEN));
        p(new BigDecimal(0.1) + " " + BigDecimal.valueOf(0.1) + new BigDecimal("1e-400").doubleValue() + new BigDecimal("1.7976931348623159e308").doubleValue() + new BigDecimal("123456789.987654321").floatValue());
        BigInteger x = new BigInteger("123456789012345678901234567890"), y = new BigInteger("-987654321");
        p(x.add(y) + " " + x.multiply(y) + x.divide(y) + x.mod(y.negate()) + x.remainder(y) + y.remainder(BigInteger.TEN) + Arrays.toString(x.divideAndRemainder(y)) + x.gcd(y) + x.modPow(BigInteger.TWO, BigInteger.valueOf(97)) + BigInteger.valueOf(3).modInverse(BigInteger.valueOf(11)) + x.bitLength() + y.bitCount() + x.shiftLeft(5) + y.shiftRight(3) + x.and(y) + x.or(y) + x.xor(y) + y.not() + x.testBit(3) + x.setBit(200).bitLength() + y.getLowestSetBit() + x.isProbablePrime(20) + BigInteger.valueOf(97).nextProbablePrime() + x.sqrt() + x.toString(36) + new BigInteger("zz", 36) + x.intValue() + x.longValue() + x.doubleValue() + Arrays.toString(y.toByteArray()) + new BigInteger(1, new byte[]{-1, 0}) + x.hashCode() + x.signum() + x.max(y) + x.pow(5).mod(BigInteger.valueOf(1000007)));
        t(() -> x.divide(BigInteger.ZERO));
        t(() -> BigInteger.TWO.modInverse(BigInteger.valueOf(4)));
        t(() -> x.longValueExact());
        t(() -> y.sqrt());
        t(() -> new BigInteger("12 3"));
        t(() -> x.pow(-1));
        p(new BigInteger(100, new Random(5)) + " " + BigInteger.probablePrime(40, new Random(7)));
        for (double d : new double[]{0.1, 1 / 3.0, 1e21, 1e-7, 123456789.0, 1e16, 4.9e-324, 2.2250738585072014E-308, 9007199254740993.0, 100, 0.001, 1234567.125, -0.0, 2e-3, 1.0E23, 8.41E21, 5e-324 * 3, Double.MAX_VALUE, 1.1e100}) p(d + " " + (float) d + " " + Double.toHexString(d) + " " + Double.doubleToLongBits(d) + " " + Float.floatToIntBits((float) d) + " " + (long) d + " " + (int) d + " " + Math.round(d) + " " + Math.ulp(d) + " " + Math.nextDown(d) + " " + new BigDecimal(d).precision() + " " + Double.compare(d, -0.0) + String.format(Locale.ROOT, " %.3f %.2e %g", d, d, d));
        for (String s : new String[]{"1e400", "-1e-400", "0x1.8p1", " 12 ", "1d", "1f", "NaN", "-Infinity", "+5", ".5", "5.", "1e", "0x1p", "1_000", "١٢", "1.0e+10", "4.9e-325", "2.4703282292062327e-324", "2.4703282292062328e-324", "1.7976931348623158e308", "179769313486231580793e289"}) t(() -> s + " -> " + Double.parseDouble(s) + " " + Float.parseFloat(s));
        for (int i : new int[]{0, 1, -1, 42, Integer.MAX_VALUE, Integer.MIN_VALUE, 0x12345678}) p(Integer.toBinaryString(i) + " " + Integer.toOctalString(i) + Integer.toString(i, 7) + Integer.reverse(i) + Integer.reverseBytes(i) + Integer.highestOneBit(i) + Integer.numberOfLeadingZeros(i) + Integer.numberOfTrailingZeros(i) + Integer.bitCount(i) + Integer.rotateLeft(i, 5) + Integer.signum(i) + Integer.toUnsignedString(i) + Integer.divideUnsigned(i, 3) + Integer.compareUnsigned(i, 5) + Integer.parseInt(Integer.toString(i, 36), 36) + Long.toString(i * 1000003L, 16) + Long.numberOfLeadingZeros(i) + Long.toUnsignedString(i) + Character.getNumericValue('a' + (i & 3)) + (short) i + (byte) i + (char) (65 + (i & 15)) + (i >> 3) + (i >>> 3) + (i << 3) + i / 7 + i % 7 + Math.floorMod(i, 7) + Math.abs(i) + (float) i + (double) i + Integer.hashCode(i) + Long.hashCode(i * 7L) + Double.hashCode(i) + Boolean.hashCode(i > 0));
        p(Stream.of("0x1F", "#ff", "-017", "0", "-0X7f").map(Integer::decode).toList() + "" + Integer.parseUnsignedInt("4294967295") + Long.parseUnsignedLong("18446744073709551615") + Short.parseShort("-123") + Byte.decode("0x7f") + Integer.valueOf("77") + Integer.getInteger("nope", 3) + Boolean.parseBoolean("TRUE") + Character.isLetter('é') + Character.isJavaIdentifierStart('$') + Character.getType('A') + Character.getName('a') + Character.UnicodeBlock.of('中') + Character.UnicodeScript.of('α') + Character.isMirrored('(') + Character.digit('٣', 10) + Character.forDigit(11, 16) + Character.reverseBytes('a') + Character.highSurrogate(0x1F600) + Character.isIdeographic('中') + Character.getDirectionality('א'));
        for (String s : new String[]{"128", "-129", "0x80", "", "+", "-", "99999999999", "1 ", "0b1"}) t(() -> Byte.decode(s));
        DoubleSummaryStatistics ds = DoubleStream.of(1e16, 1, -1e16, 0.1, 0.2).summaryStatistics();
        p(ds);
        p(LongStream.rangeClosed(1, 25).mapToObj(BigInteger::valueOf).reduce(BigInteger.ONE, BigInteger::multiply));
        Random r = new Random(12345);
        p(r.nextInt() + " " + r.nextInt(100) + r.nextInt(5, 10) + r.nextLong() + r.nextDouble() + r.nextFloat() + r.nextBoolean() + r.nextGaussian() + r.ints(3).sum() + r.longs(2, 0, 50).boxed().toList() + r.doubles(2).boxed().toList() + r.nextLong(1000) + r.nextDouble(2, 3) + r.nextExponential());
        byte[] bs = new byte[5];
        r.nextBytes(bs);
        p(Arrays.toString(bs));
        SplittableRandom sr = new SplittableRandom(9);
        p(sr.nextInt() + "" + sr.split().nextLong() + sr.nextDouble() + sr.ints(2, 0, 9).boxed().toList());
    }
}
