import java.util.Random;

/**
 * The primality test of Miller and Rabin. A prime always passes. An odd composite number passes a round with probability
 * below 1/4; for 221 and a base from 2 to 219 with probability 4/218 (the bases 21, 47, 174 and 200).
 *
 * <p>Arguments: the number (31) and the rounds (3). {@code MillerRabin 221 1} violates its assertion with probability
 * 4/218.
 */
public class MillerRabin {
    static long power(long base, long exponent, long modulus) {
        long result = 1;
        for (base %= modulus; exponent > 0; exponent >>= 1) {
            if ((exponent & 1) == 1) {
                result = result * base % modulus;
            }
            base = base * base % modulus;
        }
        return result;
    }

    /** Whether {@code base} proves that the odd number {@code n} is composite. */
    static boolean witness(int base, int n) {
        int twos = Integer.numberOfTrailingZeros(n - 1);
        long x = power(base, (n - 1) >> twos, n);
        if (x == 1 || x == n - 1) {
            return false;
        }
        for (int i = 1; i < twos; i++) {
            x = x * x % n;
            if (x == n - 1) {
                return false;
            }
        }
        return true;
    }

    static boolean probablyPrime(int n, int rounds, Random random) {
        for (int i = 0; i < rounds; i++) {
            if (witness(2 + random.nextInt(n - 3), n)) {
                return false;
            }
        }
        return true;
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 31, rounds = args.length > 1 ? Integer.parseInt(args[1]) : 3;
        boolean prime = true;
        for (int d = 2; d * d <= n; d++) {
            prime &= n % d != 0;
        }
        boolean answer = probablyPrime(n, rounds, new Random());
        assert answer == prime : n + " is taken for a prime";
    }
}
