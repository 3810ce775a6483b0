import java.util.BitSet;

public class BitSets {
    public static void main(String[] args) {
        BitSet b = new BitSet();
        b.set(1);
        b.set(5, 9);
        b.set(64);
        b.set(130);
        System.out.println(b + " " + b.cardinality() + " " + b.length() + " " + b.size() + " " + b.get(6) + b.get(1000));
        b.flip(0, 6);
        b.clear(7);
        System.out.println(b + " " + b.nextSetBit(9) + " " + b.nextClearBit(2) + " " + b.previousSetBit(100) + " " + b.previousClearBit(4) + " " + b.nextSetBit(131));
        BitSet c = new BitSet();
        c.set(2, 7);
        BitSet t = (BitSet) b.clone();
        t.and(c);
        System.out.println(t + " " + b.intersects(c));
        t = (BitSet) b.clone();
        t.or(c);
        System.out.println(t);
        t.xor(c);
        System.out.println(t);
        t.andNot(c);
        System.out.println(t + " " + t.equals(b) + " " + t.hashCode() + " " + t.get(0, 70));
        long[] la = b.toLongArray();
        System.out.println(la.length + " " + Long.toHexString(la[0]) + " " + la[1] + " " + la[2] + " " + BitSet.valueOf(la).equals(b) + " " + b.toByteArray().length);
        BitSet sieve = new BitSet(200);
        sieve.set(2, 200);
        for (int i = 2; i * i < 200; i++) if (sieve.get(i)) for (int j = i * i; j < 200; j += i) sieve.clear(j);
        System.out.println(sieve.cardinality() + " " + sieve.stream().sum() + " " + sieve);
        b.clear();
        System.out.println(b.isEmpty() + " " + b);
        try {
            b.set(-1);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            b.set(5, 2);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}
