import java.math.BigInteger;
import java.util.Random;

public class BigIntegers {
    public static void main(String[] args) {
        BigInteger a = new BigInteger("123456789012345678901234567890"), b = BigInteger.valueOf(987654321);
        System.out.println(a.add(b) + " " + a.subtract(b) + " " + a.multiply(b) + " " + a.divide(b) + " " + a.mod(b) + " " + a.remainder(b.negate()) + " " + a.negate().mod(b) + " " + a.negate().remainder(b));
        BigInteger[] qr = a.divideAndRemainder(b);
        System.out.println(qr[0].multiply(b).add(qr[1]).equals(a) + " " + a.pow(5) + " " + a.gcd(b) + " " + BigInteger.TWO.modPow(BigInteger.valueOf(100), b) + " " + BigInteger.valueOf(3).modInverse(BigInteger.valueOf(11)));
        System.out.println(a.shiftLeft(70) + " " + a.shiftRight(40) + " " + a.negate().shiftRight(3) + " " + a.and(b) + " " + a.or(b.negate()) + " " + a.xor(b) + " " + a.not() + " " + a.andNot(b) + " " + a.testBit(5) + " " + a.setBit(200).bitLength() + " " + a.clearBit(1) + " " + a.flipBit(0) + " " + a.bitCount() + " " + a.getLowestSetBit());
        System.out.println(a.toString(16) + " " + a.toString(36) + " " + new BigInteger("-ff", 16) + " " + new BigInteger("0") + " " + a.signum() + " " + a.compareTo(b) + " " + a.equals(new BigInteger("123456789012345678901234567890")) + " " + a.hashCode() + " " + a.intValue() + " " + a.longValue() + " " + a.doubleValue() + " " + a.floatValue() + " " + a.bitLength());
        System.out.println(BigInteger.ONE.shiftLeft(64).longValue() + " " + BigInteger.valueOf(Long.MIN_VALUE).negate() + " " + a.sqrt() + " " + b.isProbablePrime(20) + " " + BigInteger.valueOf(97).nextProbablePrime() + " " + new BigInteger("1000000007").isProbablePrime(30));
        BigInteger f = BigInteger.ONE;
        for (int i = 2; i <= 100; i++) f = f.multiply(BigInteger.valueOf(i));
        System.out.println(f);
        BigInteger x = BigInteger.ZERO, y = BigInteger.ONE;
        for (int i = 0; i < 500; i++) {
            BigInteger t = x.add(y);
            x = y;
            y = t;
        }
        System.out.println(x);
        for (byte q : new BigInteger("-1234567").toByteArray()) System.out.print(q + " ");
        System.out.println(new BigInteger(new byte[] {1, 0, 0}) + " " + new BigInteger(-1, new byte[] {(byte) 255}));
        System.out.println(new BigInteger(130, new Random(5)) + " " + BigInteger.probablePrime(20, new Random(3)).bitLength());
        BigInteger big = BigInteger.TEN.pow(400).subtract(BigInteger.ONE), big2 = BigInteger.valueOf(7).pow(300);
        System.out.println(big.multiply(big2).hashCode() + " " + big.divide(big2).hashCode() + " " + big.pow(12).bitLength() + " " + BigInteger.valueOf(3).pow(5000).toString().length() + " " + big.multiply(big).mod(big2));
        for (Runnable r : new Runnable[] {() -> a.divide(BigInteger.ZERO), () -> a.mod(b.negate()), () -> a.pow(-1), () -> new BigInteger(""), () -> new BigInteger("12x"), () -> a.intValueExact(), () -> a.longValueExact(), () -> BigInteger.TWO.modInverse(BigInteger.valueOf(4)), () -> BigInteger.ONE.negate().sqrt()}) {
            try {
                r.run();
            } catch (RuntimeException e) {
                System.out.println(e);
            }
        }
        System.out.println(BigInteger.valueOf(5).max(BigInteger.TEN) + " " + BigInteger.valueOf(-5).abs() + " " + BigInteger.valueOf(17).intValueExact());
    }
}
