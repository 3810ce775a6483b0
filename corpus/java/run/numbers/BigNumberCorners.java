import java.math.*;
import java.util.*;
public class BigNumberCorners {
    public static void main(String[] args) {
        BigDecimal a = new BigDecimal("123.4567890"), b = new BigDecimal("-0.00012300");
        System.out.println(a.add(b) + " " + a.multiply(b) + " " + a.divide(b, 10, RoundingMode.HALF_EVEN) + " "
                + a.remainder(b) + " " + a.negate().setScale(2, RoundingMode.FLOOR) + a.stripTrailingZeros()
                + b.toPlainString() + b.toEngineeringString() + b.unscaledValue() + b.scale() + b.precision()
                + " " + a.pow(5) + a.pow(3, MathContext.DECIMAL32));
        try {
            BigDecimal.ONE.divide(new BigDecimal(3));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            a.divide(BigDecimal.ZERO);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            new BigDecimal("1x");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            new BigDecimal("1.5").intValueExact();
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            BigDecimal.ONE.setScale(-1, RoundingMode.UNNECESSARY).setScale(0);
            new BigDecimal("1.5").setScale(0);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        for (RoundingMode r : RoundingMode.values()) {
            StringBuilder s = new StringBuilder(r + ":");
            for (String x : new String[]{"5.5","2.5","1.1","1.0","-1.1","-2.5"}) try {
                s.append(" ").append(new BigDecimal(x).setScale(0, r));
            } catch (ArithmeticException e) {
                s.append(" !");
            }
            System.out.println(s);
        }
        System.out.println(new BigDecimal(0.1) + " " + BigDecimal.valueOf(0.1)
                + new BigDecimal("2").sqrt(new MathContext(50)) + " "
                + new BigDecimal("1.0").equals(new BigDecimal("1.00"))
                + new BigDecimal("1.0").compareTo(new BigDecimal("1.00")) + new BigDecimal("1.0").hashCode()
                + " " + new BigDecimal("1e400").doubleValue() + new BigDecimal("1e-400").doubleValue() + " "
                + new BigDecimal("123456789.987654321").floatValue()
                + new BigDecimal("9223372036854775808").longValue()
                + Arrays.toString(a.divideAndRemainder(new BigDecimal(7))));
        BigInteger p = BigInteger.TWO.pow(127).subtract(BigInteger.ONE),
                q = new BigInteger("-98765432109876543210");
        System.out.println(p.isProbablePrime(50) + " " + p.nextProbablePrime() + q.mod(BigInteger.valueOf(97))
                + q.remainder(BigInteger.valueOf(97)) + p.modPow(q.negate(), BigInteger.valueOf(1000007)) + " "
                + BigInteger.valueOf(3).modInverse(p) + p.gcd(q) + p.bitLength() + q.bitCount()
                + q.getLowestSetBit() + q.shiftRight(3) + q.shiftLeft(70) + q.and(p) + q.or(p) + q.xor(p)
                + q.not() + q.andNot(p) + q.testBit(5) + q.setBit(100) + q.flipBit(1) + p.sqrt() + q.toString(36)
                + new BigInteger("zz", 36) + Arrays.toString(q.toByteArray())
                + new BigInteger(1, new byte[]{-1,0,5}) + p.signum() + q.abs().hashCode() + q.longValue()
                + q.intValue() + q.doubleValue());
        BigInteger f = BigInteger.ONE;
        for (int i = 1; i <= 300; i++) f = f.multiply(BigInteger.valueOf(i));
        System.out.println(f + " " + f.toString().length() + " " + f.divide(p.pow(3)) + f.toString(16).hashCode());
        BigInteger big = f.pow(20);
        System.out.println(big.toString().hashCode() + " " + big.multiply(big).mod(p) + big.bitLength());
        try {
            q.longValueExact();
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            p.modInverse(BigInteger.ZERO);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            q.sqrt();
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            new BigInteger("");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            BigInteger.ONE.shiftLeft(Integer.MAX_VALUE).shiftLeft(5);
        } catch (ArithmeticException | OutOfMemoryError e) {
            System.out.println(e.getMessage());
        }
        System.out.println(BigInteger.probablePrime(64, new Random(5)) + " " + new BigInteger(100, new Random(1))
                + " " + BigDecimal.valueOf(1, -3).plus(MathContext.UNLIMITED) + BigDecimal.TEN.movePointLeft(5)
                + BigDecimal.TEN.movePointRight(5) + BigDecimal.TEN.scaleByPowerOfTen(7) + a.ulp()
                + a.round(new MathContext(3)) + a.toBigInteger() + a.max(b)
                + a.divideToIntegralValue(new BigDecimal("0.7")) + MathContext.DECIMAL128);
    }
}
