import java.util.*;
import java.util.stream.*;

public class PrimesAndNumberTheory {
    static List<Integer> sieve(int n) {
        boolean[] comp = new boolean[n + 1];
        List<Integer> p = new ArrayList<>();
        for (int i = 2; i <= n; i++) {
            if (comp[i]) continue;
            p.add(i);
            for (long j = (long) i * i; j <= n; j += i) comp[(int) j] = true;
        }
        return p;
    }

    static SortedMap<Long, Integer> factor(long n) {
        SortedMap<Long, Integer> f = new TreeMap<>();
        for (long d = 2; d * d <= n; d++) while (n % d == 0) {
            f.merge(d, 1, Integer::sum);
            n /= d;
        }
        if (n > 1) f.merge(n, 1, Integer::sum);
        return f;
    }

    static long modpow(long b, long e, long m) {
        long r = 1;
        for (b %= m; e > 0; e >>= 1, b = b * b % m) if ((e & 1) == 1) r = r * b % m;
        return r;
    }

    static boolean millerRabin(long n) {
        if (n < 2) return false;
        for (long p : new long[] {2, 3, 5, 7, 11, 13}) {
            if (n % p == 0) return n == p;
        }
        long d = n - 1;
        int s = Long.numberOfTrailingZeros(d);
        d >>= s;
        next:
        for (long a : new long[] {2, 3, 5, 7, 11, 13}) {
            long x = modpow(a, d, n);
            if (x == 1 || x == n - 1) continue;
            for (int i = 1; i < s; i++) if ((x = x * x % n) == n - 1) continue next;
            return false;
        }
        return true;
    }

    static long[] egcd(long a, long b) {
        if (b == 0) return new long[] {a, 1, 0};
        long[] r = egcd(b, a % b);
        return new long[] {r[0], r[2], r[1] - a / b * r[2]};
    }

    public static void main(String[] args) {
        List<Integer> p = sieve(10000);
        System.out.println(p.size() + " " + p.get(p.size() - 1) + " " + p.stream().limit(15).map(String::valueOf).collect(Collectors.joining(",")));
        for (long n : new long[] {360, 97, 1000000007L * 3, 600851475143L, 1L << 40}) System.out.println(n + " = " + factor(n).entrySet().stream().map(e -> e.getKey() + "^" + e.getValue()).collect(Collectors.joining(" * ")));
        System.out.println(modpow(3, 1000000, 1000000007) + " " + millerRabin(1000000007L) + millerRabin(999999999L) + millerRabin(561));
        System.out.println(Arrays.toString(egcd(240, 46)) + " " + IntStream.rangeClosed(1, 1000).filter(n -> IntStream.range(1, n / 2 + 1).limit(5000).filter(d -> n % d == 0).sum() == n).limit(4).boxed().toList());
        int[] phi = new int[21];
        for (int i = 0; i <= 20; i++) phi[i] = i;
        for (int i = 2; i <= 20; i++) if (phi[i] == i) for (int j = i; j <= 20; j += i) phi[j] -= phi[j] / i;
        System.out.println(Arrays.toString(phi));
    }
}
