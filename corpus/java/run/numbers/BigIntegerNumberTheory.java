import java.math.BigInteger;
import java.util.*;
import java.util.stream.*;
public class BigIntegerNumberTheory {
    static BigInteger fib(int n) {
        BigInteger a = BigInteger.ZERO, b = BigInteger.ONE;
        for (int i = 31 - Integer.numberOfLeadingZeros(Math.max(1, n)); i >= 0; i--) {
            BigInteger d = a.multiply(b.shiftLeft(1).subtract(a)), e = a.multiply(a).add(b.multiply(b));
            a = d;
            b = e;
            if ((n >> i & 1) == 1) {
                BigInteger c = a.add(b);
                a = b;
                b = c;
            }
        }
        return a;
    }
    static BigInteger rho(BigInteger n, long c0) {
        BigInteger x = BigInteger.TWO, y = x, d = BigInteger.ONE, c = BigInteger.valueOf(c0);
        while (d.equals(BigInteger.ONE)) {
            x = x.multiply(x).add(c).mod(n);
            y = y.multiply(y).add(c).mod(n);
            y = y.multiply(y).add(c).mod(n);
            d = x.subtract(y).abs().gcd(n);
        }
        return d;
    }
    static void factor(BigInteger n, List<BigInteger> out) {
        if (n.equals(BigInteger.ONE)) return;
        if (n.isProbablePrime(30)) {
            out.add(n);
            return;
        }
        for (int p : new int[] {2, 3, 5}) if (n.mod(BigInteger.valueOf(p)).signum() == 0) {
            out.add(BigInteger.valueOf(p));
            factor(n.divide(BigInteger.valueOf(p)), out);
            return;
        }
        BigInteger d = n;
        for (long c = 1; d.equals(n); c++) d = rho(n, c);
        factor(d, out);
        factor(n.divide(d), out);
    }
    public static void main(String[] args) {
        System.out.println(fib(1000));
        System.out.println(fib(5000).bitLength() + " " + fib(5000).hashCode() + " " + fib(5000).toString(36).substring(0, 40));
        BigInteger f100 = IntStream.rangeClosed(1, 100).mapToObj(BigInteger::valueOf).reduce(BigInteger.ONE, BigInteger::multiply);
        System.out.println(f100 + " " + f100.getLowestSetBit() + " " + f100.bitCount());
        for (String s : new String[] {"600851475143", "1000000016000000063", "18446744073709551617", "5041"}) {
            List<BigInteger> l = new ArrayList<>();
            factor(new BigInteger(s), l);
            Collections.sort(l);
            System.out.println(s + " = " + l);
        }
        BigInteger m = BigInteger.ONE.shiftLeft(127).subtract(BigInteger.ONE);
        System.out.println(m.isProbablePrime(20) + " " + BigInteger.valueOf(3).modPow(new BigInteger("123456789012345678901234567890"), m) + " " + BigInteger.valueOf(7).modInverse(m) + " " + BigInteger.valueOf(3).modPow(BigInteger.valueOf(-5), BigInteger.valueOf(1000)));
        BigInteger a = new BigInteger("-123456789abcdef0123456789", 16), b = new BigInteger("-fedcba987", 16);
        System.out.println(a.divide(b) + " " + a.remainder(b) + " " + a.mod(b.negate()) + " " + Arrays.toString(a.divideAndRemainder(b)) + " " + a.and(b) + " " + a.or(b) + " " + a.xor(b) + " " + a.not() + " " + a.andNot(b) + " " + a.shiftRight(17) + " " + a.shiftLeft(-3) + " " + a.testBit(70) + " " + a.setBit(100) + " " + a.clearBit(2) + " " + a.flipBit(0) + " " + a.signum() + " " + a.bitLength() + a.bitCount() + " " + a.getLowestSetBit());
        System.out.println(Arrays.toString(a.toByteArray()) + " " + new BigInteger(a.toByteArray()).equals(a) + " " + new BigInteger(1, new byte[] {-1, -1}) + " " + new BigInteger(-1, new byte[] {1, 0}) + " " + a.longValue() + " " + a.intValue() + " " + a.doubleValue() + " " + a.floatValue());
        for (String bad : new String[] {"", "-", "+-1", "12a", "1 2"}) try {
            new BigInteger(bad);
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            BigInteger.ONE.divide(BigInteger.ZERO);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            BigInteger.TWO.modInverse(BigInteger.TEN);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            BigInteger.TWO.mod(BigInteger.ZERO.negate());
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            BigInteger.TWO.pow(-1);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            a.longValueExact();
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            new BigInteger("-1").sqrt();
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            BigInteger.ONE.shiftLeft(Integer.MAX_VALUE);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Arrays.toString(f100.sqrtAndRemainder()) + " " + new BigInteger("170141183460469231731687303715884105727").nextProbablePrime() + " " + BigInteger.valueOf(24).nextProbablePrime());
        Random r = new Random(7);
        BigInteger x = new BigInteger(1000, r), y = new BigInteger(900, r), z = new BigInteger(3000, r), w = new BigInteger(3100, r);
        System.out.println(x.multiply(y).hashCode() + " " + z.multiply(w).hashCode() + " " + z.pow(3).hashCode() + " " + w.multiply(z).divide(x).hashCode() + " " + w.pow(4).divide(z.pow(2)).hashCode() + " " + z.gcd(w) + " " + z.multiply(x).gcd(w.multiply(x)).equals(x.multiply(z.gcd(w))) + " " + w.pow(5).toString().hashCode() + " " + new BigInteger(w.pow(3).toString()).equals(w.pow(3)) + " " + x.modPow(y, z).hashCode() + " " + x.modPow(y, z.setBit(0)).hashCode());
        System.out.println(BigInteger.probablePrime(64, new Random(5)) + " " + BigInteger.probablePrime(200, new Random(5)));
        System.out.println(Stream.iterate(BigInteger.ONE, v -> v.multiply(BigInteger.valueOf(-3))).limit(12).map(v -> v.toString(7)).toList());
    }
}
