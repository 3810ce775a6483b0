import java.math.BigInteger;
import java.util.*;
import java.util.stream.*;

public class BigFactorialFib {
    static Map<Integer, BigInteger> memo = new HashMap<>();
    static BigInteger fib(int n) { if (n < 3) return BigInteger.valueOf(n < 2 ? n : 1); BigInteger c = memo.get(n); if (c == null) { int k = n / 2; BigInteger a = fib(k), b = fib(k + 1); c = n % 2 == 0 ? a.multiply(b.shiftLeft(1).subtract(a)) : a.multiply(a).add(b.multiply(b)); memo.put(n, c); } return c; }

    public static void main(String[] args) {
        System.out.println(fib(300) + " " + fib(1000).bitLength() + " " + memo.size());
        BigInteger f = IntStream.rangeClosed(1, 60).mapToObj(BigInteger::valueOf).reduce(BigInteger.ONE, BigInteger::multiply);
        System.out.println(f + " " + f.toString().chars().map(c -> c - '0').sum() + " " + f.getLowestSetBit() + " " + f.bitCount());
        BigInteger p = BigInteger.TWO.pow(127).subtract(BigInteger.ONE);
        System.out.println(p + " " + p.isProbablePrime(10) + " " + p.mod(BigInteger.valueOf(97)) + " " + BigInteger.valueOf(7).modPow(p, BigInteger.TEN.pow(20)) + " " + p.sqrt() + " " + p.toString(32));
        BigInteger a = new BigInteger("-123456789123456789"), b = BigInteger.valueOf(1000);
        System.out.println(a.divide(b) + " " + a.remainder(b) + " " + a.mod(b) + " " + Arrays.toString(a.divideAndRemainder(b)) + a.gcd(BigInteger.valueOf(9)) + " " + a.not() + " " + a.shiftRight(200) + " " + a.signum() + a.abs().negate().equals(a));
    }
}
