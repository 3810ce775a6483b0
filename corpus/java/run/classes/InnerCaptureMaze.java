import java.util.*;
import java.util.function.*;
public class InnerCaptureMaze {
    private int x = 1;
    private static int sx = 100;
    final List<String> log = new ArrayList<>();
    class A {
        int x = 2;
        class B {
            int x = 3;
            String all(int x) {
                return x + "," + this.x + "," + A.this.x + "," + InnerCaptureMaze.this.x + "," + sx;
            }
            class C extends A {
                String sup() {
                    return super.x + ":" + B.this.x + ":" + InnerCaptureMaze.this.x;
                }
            }
        }
    }
    static class Outer<T> {
        T v;
        Outer(T v) {
            this.v = v;
        }
        class In<U> {
            U u;
            In(U u) {
                this.u = u;
            }
            <W> String s(W w) {
                return v + "/" + u + "/" + w;
            }
        }
        In<String> mk() {
            return new In<>("in");
        }
    }
    abstract class Shape {
        Shape() {
            log.add("ctor " + name());
        }
        abstract String name();
    }
    Shape anon(String n, int k) {
        int local = k * 2;
        return new Shape() {
            String extra = "e" + local;
            {
                log.add("init " + n);
            }
            String name() {
                return n + extra + k;
            }
        };
    }
    static Runnable[] loops() {
        Runnable[] rs = new Runnable[3];
        for (int i = 0; i < 3; i++) {
            int j = i;
            class Loc implements Runnable {
                int c = j;
                public void run() {
                    System.out.print("L" + j + c++ + " ");
                }
                Loc again() {
                    return new Loc();
                }
            }
            rs[i] = i == 1 ? new Loc().again() : () -> System.out.print("l" + j + " ");
        }
        return rs;
    }
    static <T, R> Function<T, R> memo(Function<T, R> f) {
        Map<T, R> m = new HashMap<>();
        return t -> {
            if (!m.containsKey(t)) m.put(t, f.apply(t));
            return m.get(t);
        };
    }
    private int priv(int a) {
        return a * x;
    }
    private static String sp(Object... o) {
        return "sp" + o.length;
    }
    enum Planet {
        EARTH(5.97e24) {
            @Override double g() {
                return 9.8 + hidden();
            }
            private double hidden() {
                return 0.01;
            }
        }, MARS(6.4e23) {
            @Override double g() {
                return 3.7;
            }
        };
        final double m;
        Planet(double m) {
            this.m = m;
        }
        abstract double g();
        static final Map<String, Planet> BY = new TreeMap<>();
        static {
            for (Planet p : values()) BY.put(p.name().toLowerCase(), p);
        }
    }
    interface Stack2<T> {
        void push(T t);
        T pop();
        static <T> Stack2<T> of() {
            return new Stack2<>() {
                private Node<T> head;
                public void push(T t) {
                    head = new Node<>(t, head);
                }
                public T pop() {
                    T v = head.v;
                    head = head.next;
                    return v;
                }
            };
        }
        record Node<T>(T v, Node<T> next) {
        }
        default void dup() {
            T t = pop();
            push(t);
            push(t);
        }
    }
    static int fin() {
        int i = 1;
        try {
            return i;
        } finally {
            i = 2;
        }
    }
    static int fin2() {
        try {
            throw new RuntimeException();
        } catch (RuntimeException e) {
            return 1;
        } finally {
            System.out.print("f ");
        }
    }
    @SuppressWarnings("finally") static int fin3() {
        while (true) {
            try {
                return 1;
            } finally {
                break;
            }
        }
        return 2;
    }
    static class P {
        String who() {
            return "P";
        }
        static String st() {
            return "Pst";
        }
        String f = "Pf";
        P() {
            System.out.print("P(" + who() + ") ");
        }
    }
    static class Q extends P {
        String n = "q";
        String who() {
            return "Q" + n;
        }
        static String st() {
            return "Qst";
        }
        String f = "Qf";
        Q() {
            this("x");
            System.out.print("Q() ");
        }
        Q(String s) {
            super();
            System.out.print("Q(" + s + ") ");
        }
    }
    static String over(Object o) {
        return "O";
    }
    static String over(String s) {
        return "S";
    }
    static String over(Integer i) {
        return "I";
    }
    static String over(int i) {
        return "i";
    }
    static String over(long l) {
        return "l";
    }
    static String over(double d) {
        return "d";
    }
    static String over(Object... os) {
        return "V" + (os == null ? "null" : os.length);
    }
    static String over(char c) {
        return "c";
    }
    static String ov2(long a, int b) {
        return "li";
    }
    static String ov2(int a, long b) {
        return "il";
    }
    static String ov3(List<?> l) {
        return "L";
    }
    static String ov3(Collection<?> c) {
        return "C";
    }
    public static void main(String[] args) {
        InnerCaptureMaze o = new InnerCaptureMaze();
        A.B b = o.new A().new B();
        System.out.println(b.all(9));
        A.B.C c = b.new C();
        c.x = 7;
        System.out.println(c.sup());
        System.out.println(new Outer<>(5).mk().s('w') + " " + new Outer<>("o").new In<>(3).<Double>s(1.5));
        Shape s = o.anon("nn", 4);
        System.out.println(s.name() + " " + o.log);
        for (Runnable r : loops()) {
            r.run();
            r.run();
        }
        System.out.println();
        int[] calls = {0};
        Function<Integer, Integer> sq = memo(n -> { calls[0]++; return n * n; });
        System.out.println(sq.apply(4) + sq.apply(4) + " " + calls[0]);
        IntFunction<IntUnaryOperator> add = a -> q -> a + q + o.x;
        o.x = 10;
        System.out.println(add.apply(1).applyAsInt(2));
        ToIntFunction<Integer> pm = o::priv;
        System.out.println(pm.applyAsInt(6));
        Function<Object[], String> va = InnerCaptureMaze::sp;
        System.out.println(va.apply(new Object[] {1, 2}) + ((BiFunction<Integer, String, String>) InnerCaptureMaze::sp).apply(1, "a"));
        System.out.println(Planet.EARTH.g() + " " + Planet.EARTH.getClass() + " " + Planet.EARTH.getDeclaringClass() + " " + Planet.BY + " " + Planet.valueOf("MARS").m);
        Stack2<String> st = Stack2.of();
        st.push("a");
        st.push("b");
        st.dup();
        System.out.println(st.pop() + st.pop() + st.pop() + " " + new Stack2.Node<>(1, null));
        System.out.println(fin() + " " + fin2() + " " + fin3());
        P p = new Q();
        System.out.println(p.who() + p.f + ((Q) p).f + p.st() + Q.st());
        System.out.println(over('c') + over(1) + over(1L) + over(1f) + over("s") + over((Object) "s") + over(Integer.valueOf(1)) + over((short) 1) + over() + over(1, 2) + over((Object[]) null) + over(new int[0]) + over(new String[2]) + over((Object) new String[2]) + ov3(new ArrayList<>()) + ov3(new HashSet<>()));
        Supplier<Supplier<String>> ss = () -> () -> o.new A().toString().replaceAll("@.*", "");
        System.out.println(ss.get().get());
        System.out.println(new Object() { int q = 5; int dbl() { return q * 2; } }.dbl());
        var anon = new Object() {
            String hi = "anon field";
        };
        System.out.println(anon.hi + " " + anon.getClass().getName() + " " + anon.getClass().getEnclosingMethod().getName() + " [" + anon.getClass().getSimpleName() + "]" + b.getClass().getCanonicalName() + Stack2.of().getClass().getCanonicalName());
        Comparator<String> cmp = Comparator.<String, Integer>comparing(String::length).reversed().thenComparing(Comparator.nullsFirst(Comparator.naturalOrder()));
        List<String> ws = new ArrayList<>(List.of("bb", "a", "ccc", "aa", "b"));
        ws.sort(cmp);
        System.out.println(ws);
        Runnable rr = () -> {
            class InLambda {
                String s() {
                    return "il" + o.x;
                }
            }
            System.out.println(new InLambda().s() + new InLambda().getClass().getName());
        };
        rr.run();
        label: for (int i = 0; ; i++) {
            for (int j = 0; j < 5; j++) {
                if (j == 3) continue label;
                if (i == 2) break label;
                System.out.print(i * j);
            }
        }
        System.out.println();
        int i = 5;
        i = i++ + ++i;
        System.out.println(i);
        int k = 3;
        k += k++ * 2 + k;
        System.out.println(k);
        int[] arr = {0, 0, 0};
        int idx = 0;
        arr[idx++] = idx + (idx = 2);
        System.out.println(Arrays.toString(arr) + idx);
        byte by = (byte) 200;
        by += 100.7;
        System.out.println(by);
        short sh = (short) 40000;
        sh >>>= 2;
        System.out.println(sh);
        char ch = 'a';
        ch += 1;
        ch++;
        System.out.println(ch + 1 + "" + ch + (char) (ch + 1));
        long lo = Integer.MAX_VALUE + 1;
        System.out.println(lo + " " + (Integer.MAX_VALUE + 1L) + " " + (5 & 6 | 1 ^ 8) + " " + (-17 >> 2) + (-17 >>> 28) + (1 << 33) + (1L << 33) + " " + -7 / 2 + -7 % 3 + 7 % -3 + " " + 5.5 % -2 + " " + (int) 'x' + (char) 98 + (int) 3.99e10 + (long) -1e30 + (int) Float.NaN + (byte) 300 + (char) -1 % 7);
        System.out.println(0.1 + 0.2 + " " + 0.1f + 0.2f + " " + (0.1f + 0.2f) + " " + 1e16 + 1.0f * 16777217 + " " + 100.0 + 1e7 + 1.0E-3 + 1e-4 + " " + (float) 1e10 + Double.MIN_VALUE + Float.MAX_VALUE + 2e-45f + " " + 1.0 / 0 + -1.0 / 0 + 0.0 / 0 + " " + (0.0 == -0.0) + Double.valueOf(0.0).equals(-0.0) + (Double.NaN == Double.NaN) + Double.valueOf(Double.NaN).equals(Double.NaN) + Double.compare(0.0, -0.0));
        Integer i1 = 127, i2 = 127, i3 = 128, i4 = 128;
        System.out.println((i1 == i2) + " " + (i3 == i4) + " " + i3.equals(i4) + " " + new HashSet<>(List.of(1L, 2L)).contains(1) + (Object) (true ? 1 : 2.0) + (true ? (Object) 1 : "s") + (char) (true ? 'a' : 0));
        String s1 = "hel" + "lo", s2 = "hello", s3 = new String("hello"), part = "hel", s4 = part + "lo";
        System.out.println((s1 == s2) + " " + (s2 == s3) + " " + (s2 == s3.intern()) + " " + (s2 == s4) + (s4.intern() == s1));
    }
}
