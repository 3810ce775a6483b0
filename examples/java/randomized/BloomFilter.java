import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.function.ToIntFunction;
import sojourner.Label;

/**
 * A Bloom filter with random hash functions x -> (a x + b mod p) mod m: an element that was added is always found; one
 * that was not may be found too (the label {@code mistaken}).
 *
 * <p>Arguments: bits m (8), hash functions (2), prime p (7).
 */
public class BloomFilter<T> {
    private final BitSet bits = new BitSet();
    private final int size, prime;
    private final int[] a, b;
    private final ToIntFunction<T> code;

    BloomFilter(int size, int functions, int prime, ToIntFunction<T> code, Random random) {
        this.size = size;
        this.prime = prime;
        this.code = code;
        a = new int[functions];
        b = new int[functions];
        for (int i = 0; i < functions; i++) {
            a[i] = 1 + random.nextInt(prime - 1);
            b[i] = random.nextInt(prime);
        }
    }

    private int hash(int i, T element) {
        return (a[i] * code.applyAsInt(element) + b[i]) % prime % size;
    }

    void add(T element) {
        for (int i = 0; i < a.length; i++) {
            bits.set(hash(i, element));
        }
    }

    boolean mayContain(T element) {
        for (int i = 0; i < a.length; i++) {
            if (!bits.get(hash(i, element))) {
                return false;
            }
        }
        return true;
    }

    public static void main(String[] args) {
        int m = args.length > 0 ? Integer.parseInt(args[0]) : 8, k = args.length > 1 ? Integer.parseInt(args[1]) : 2;
        int p = args.length > 2 ? Integer.parseInt(args[2]) : 7;
        BloomFilter<Character> filter = new BloomFilter<>(m, k, p, c -> c - 'a', new Random());
        List<Character> members = List.of('a', 'c');
        members.forEach(filter::add);
        for (char c : members) {
            assert filter.mayContain(c) : c + " was added and is not found";
        }
        boolean mistaken = filter.mayContain('d');
        Label.set("mistaken", mistaken);
        System.out.println(mistaken);
    }
}
