// jdk: 25+
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.time.*;
import java.security.*;
import javax.crypto.*;
import javax.crypto.spec.*;
public class SyntaxMix25 {
    interface Visitor<R> {
        R num(double d);
        R bin(char op, Ex l, Ex r);
    }
    interface Ex {
        <R> R accept(Visitor<R> v);
        static Ex num(double d) {
            return new Ex() {
                public <R> R accept(Visitor<R> v) {
                    return v.num(d);
                }
            };
        }
        static Ex bin(char o, Ex l, Ex r) {
            return new Ex() {
                public <R> R accept(Visitor<R> v) {
                    return v.bin(o, l, r);
                }
            };
        }
    }
    static class Outer {
        private int v = 1;
        class Mid {
            private int v = 2;
            class In {
                private int v = 3;
                String all() {
                    return Outer.this.v + "" + Mid.this.v + this.v;
                }
                static int st = 8;
                record R(int z) {
                }
                enum E {
                    P
                }
                interface I {
                }
            }
        }
        static int cnt;
        {
            cnt++;
        }
        Outer() {
            this(5);
            cnt += 10;
        }
        Outer(int x) {
            v = x;
        }
    }
    static <T extends Comparable<T>> Optional<T> maxOf(Collection<? extends T> c) {
        T best = null;
        for (T t : c) if (best == null || t.compareTo(best) > 0) best = t;
        return Optional.ofNullable(best);
    }
    public static void main(String[] args) throws Exception {
        Ex e = Ex.bin('+', Ex.num(2), Ex.bin('*', Ex.num(3), Ex.num(4)));
        System.out.println(e.<String>accept(new Visitor<>() {
            public String num(double d) {
                return "" + d;
            }
            public String bin(char o, Ex l, Ex r) {
                return "(" + l.accept(this) + o + r.accept(this) + ")";
            }
        }) + e.<Double>accept(new Visitor<Double>() {
            public Double num(double d) {
                return d;
            }
            public Double bin(char o, Ex l, Ex r) {
                double a = l.accept(this), b = r.accept(this);
                return switch (o) {
                    case '+' -> a + b;
                    case '*' -> a * b;
                    default -> throw new AssertionError(o);
                };
            }
        }));
        Outer o = new Outer();
        System.out.println(o.new Mid().new In().all() + Outer.cnt + Outer.Mid.In.st + new Outer.Mid.In.R(4));
        System.out.println(maxOf(List.of(3, 9, 4)) + "" + maxOf(new ArrayList<String>()));
        String json = """
            {"a": [1, 2, {"b": "x\\n\
            y"}],
              "t": "\"quoted\"\t|"   \s
            }""";
        System.out.println(json);
        KDF kdf = KDF.getInstance("HKDF-SHA256");
        System.out.println(HexFormat.of().formatHex(kdf.deriveData(HKDFParameterSpec.ofExtract().addIKM("ikm".getBytes()).addSalt("s".getBytes()).thenExpand("info".getBytes(), 16))));
        System.out.println(Duration.ofSeconds(100).isPositive() + "" + Instant.EPOCH.until(Instant.ofEpochSecond(5)) + new Random(5).ints(3, 0, 10).boxed().toList() + java.util.random.RandomGenerator.of("L64X128MixRandom").getClass().getSimpleName() + java.util.random.RandomGeneratorFactory.of("Xoshiro256PlusPlus").create(7).nextInt() + new SplittableRandom(3).nextLong() + java.util.random.RandomGenerator.of("SecureRandom").getClass().getSimpleName());
        int[] arr = {1, 2, 3};
        System.out.println(arr instanceof int[] && arr.length > 2 ? "len" : "no");
        Object ob = 42;
        if (!(ob instanceof Integer i)) throw new Error();
        System.out.println(i + 1);
        if (ob instanceof Integer k && k > 40 || ob == null) System.out.println("and");
        StringBuilder sb = new StringBuilder();
        outer: do {
            for (int q = 0; ; q++) {
                switch (q) {
                    case 0: continue;
                    case 1: sb.append("one");
                    break;
                    case 2: {
                        sb.append("two");
                    }
                    default: sb.append("def");
                    if (q > 3) break outer;
                }
            }
        } while (true);
        System.out.println(sb);
        var anon = new Object() {
            int hid = 5;
            int twice() {
                return hid * 2;
            }
        };
        System.out.println(anon.twice() + anon.hid);
        BiFunction<Integer, Integer, Integer> add = Integer::sum;
        Function<Integer, int[]> mk = int[]::new;
        Supplier<Supplier<String>> ss = () -> () -> "nested";
        UnaryOperator<String> up = String::toUpperCase;
        System.out.println(add.andThen(x -> x * 2).apply(3, 4) + mk.apply(3).length + ss.get().get() + up.compose((Object x) -> "c" + x).apply(1) + Function.<Integer>identity().apply(9) + Predicate.not(String::isEmpty).and(s -> s.length() > 1).or(s -> s.equals("q")).test("q") + BinaryOperator.minBy(Comparator.<Integer>naturalOrder()).apply(4, 2));
        char c = 'a';
        c += 1;
        c++;
        int sh = 1 << 33;
        long ls = 1L << 33;
        byte by = (byte) (c * 3);
        System.out.println(c + sh + ls + by + (c > 'b' ? 'x' : 0) + "" + (char) (c + 1) + (short) 70000 + (5 & 6 | 3 ^ 2) + (-17 % 5) + (-17 / 5) + (-17 >> 2) + (-17 >>> 28) + 07 + 0b101 + 1_000 + 'a' / 2 + (float) 1 / 3 + 1.0 / 3 + 1e-5 + 100.0f + 1e7 + 1.0E-3 + Float.MIN_VALUE + Double.MAX_VALUE + (0.0 / 0) + (int) 'é' + (int) Double.NaN + (long) 1e30 + (byte) 300.7 + Math.round(-2.5) + Math.round(2.5f) + Math.rint(2.5) + StrictMath.floor(-0.5));
    }
}
