import java.util.*;
import java.util.function.*;

public class MatrixGenericRing {
    interface Ring<T> {
        T zero();

        T one();

        T add(T a, T b);

        T mul(T a, T b);
    }

    static final Ring<Integer> INT = new Ring<>() {
        public Integer zero() { return 0; }

        public Integer one() { return 1; }

        public Integer add(Integer a, Integer b) { return a + b; }

        public Integer mul(Integer a, Integer b) { return a * b; }
    };

    enum Bool implements Ring<Boolean> {
        RING;

        public Boolean zero() { return false; }

        public Boolean one() { return true; }

        public Boolean add(Boolean a, Boolean b) { return a || b; }

        public Boolean mul(Boolean a, Boolean b) { return a && b; }
    }

    record Frac(long n, long d) {
        Frac {
            if (d == 0) throw new ArithmeticException("zero denominator");
            long g = gcd(Math.abs(n), Math.abs(d)) * (d < 0 ? -1 : 1);
            n /= g;
            d /= g;
        }

        static long gcd(long a, long b) { return b == 0 ? Math.max(a, 1) : gcd(b, a % b); }

        @Override
        public String toString() { return d == 1 ? "" + n : n + "/" + d; }
    }

    static <T> List<List<T>> mul(Ring<T> r, List<List<T>> a, List<List<T>> b) {
        List<List<T>> out = new ArrayList<>();
        for (List<T> row : a) {
            List<T> o = new ArrayList<>();
            for (int j = 0; j < b.get(0).size(); j++) {
                T s = r.zero();
                for (int k = 0; k < row.size(); k++) s = r.add(s, r.mul(row.get(k), b.get(k).get(j)));
                o.add(s);
            }
            out.add(o);
        }
        return out;
    }

    static <T> List<List<T>> pow(Ring<T> r, List<List<T>> a, int e) {
        List<List<T>> res = new ArrayList<>();
        for (int i = 0; i < a.size(); i++) {
            List<T> row = new ArrayList<>(Collections.nCopies(a.size(), r.zero()));
            row.set(i, r.one());
            res.add(row);
        }
        for (; e > 0; e >>= 1, a = mul(r, a, a)) if ((e & 1) == 1) res = mul(r, res, a);
        return res;
    }

    public static void main(String[] args) {
        System.out.println(pow(INT, List.of(List.of(1, 1), List.of(1, 0)), 30));
        List<List<Boolean>> g = List.of(List.of(true, true, false), List.of(false, true, true), List.of(false, false, true));
        System.out.println(pow(Bool.RING, g, 2));
        Ring<Frac> fr = new Ring<>() {
            public Frac zero() { return new Frac(0, 1); }

            public Frac one() { return new Frac(1, 1); }

            public Frac add(Frac a, Frac b) { return new Frac(a.n() * b.d() + b.n() * a.d(), a.d() * b.d()); }

            public Frac mul(Frac a, Frac b) { return new Frac(a.n() * b.n(), a.d() * b.d()); }
        };
        System.out.println(pow(fr, List.of(List.of(new Frac(1, 2), new Frac(-1, 3)), List.of(new Frac(2, -4), new Frac(5, 1))), 5));
        try {
            new Frac(1, 0);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        BinaryOperator<Frac> add = fr::add;
        System.out.println(java.util.stream.LongStream.rangeClosed(1, 12).mapToObj(i -> new Frac(1, i)).reduce(add).get());
    }
}
