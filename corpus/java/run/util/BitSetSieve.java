import java.util.*;

public class BitSetSieve {
    public static void main(String[] args) {
        BitSet b = new BitSet();
        b.set(2, 100);
        for (int i = 2; i < 10; i = b.nextSetBit(i + 1)) for (int j = i * i; j < 100; j += i) b.clear(j);
        System.out.println(b + " " + b.cardinality());
    }
}
