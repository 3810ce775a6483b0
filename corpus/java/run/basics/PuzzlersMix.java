import java.util.*;
import java.util.function.*;
public class PuzzlersMix {
    static StringBuilder log = new StringBuilder();
    static int f(String s, int v) {
        log.append(s);
        return v;
    }
    static class A {
        static {
            System.out.println("A.clinit");
        }
        int x = f("Ax", 1);
        A() {
            System.out.println("A()" + who());
        }
        String who() {
            return "A" + x;
        }
        static String st() {
            return "A.st";
        }
        String name = "A";
    }
    static class B extends A {
        static {
            System.out.println("B.clinit");
        }
        int x = f("Bx", 2);
        final int k = 9;
        final Integer boxed = 9;
        {
            System.out.println("B.init " + x);
        }
        B() {
            super();
            System.out.println("B()" + who());
        }
        @Override String who() {
            return "B" + x + k + boxed;
        }
        static String st() {
            return "B.st";
        }
        String name = "B";
    }
    interface I {
        int V = f("I.V", 5);
        default void m() {
        }
    }
    interface J {
        int W = f("J.W", 6);
    }
    static class C implements I, J {
        static {
            System.out.println("C.clinit " + log);
        }
    }
    static class Elvis {
        static final Elvis INSTANCE = new Elvis();
        final int belt;
        static final int YEAR = Calendar.getInstance().get(Calendar.YEAR) > 1900 ? 2000 : 0;
        Elvis() {
            belt = YEAR - 1930;
        }
    }
    static class Lazy {
        static boolean init = false;
        static {
            Thread t = new Thread(() -> init = init);
            init = true;
        }
    }
    @SuppressWarnings("finally") static int fin(int k) {
        try {
            if (k == 0) throw new RuntimeException("x");
            if (k == 1) return 10;
            return 20;
        } catch (RuntimeException e) {
            return 30;
        } finally {
            if (k == 1) return 40;
            if (k == 3) k = 99;
        }
    }
    static int inc(int i) {
        try {
            return i;
        } finally {
            i++;
        }
    }
    static StringBuilder sbf() {
        StringBuilder b = new StringBuilder("a");
        try {
            return b;
        } finally {
            b.append("z");
        }
    }
    static void over(Object o) {
        System.out.print("Object ");
    }
    static void over(char[] c) {
        System.out.print("char[] ");
    }
    static void over(Integer i) {
        System.out.print("Integer ");
    }
    static void over(long l) {
        System.out.print("long ");
    }
    static void over(Object... os) {
        System.out.print("varargs ");
    }
    static boolean isOdd(int i) {
        return i % 2 == 1;
    }
    enum Color {
        RED, GREEN {
            @Override int v() {
                return 7;
            }
        };
        static final Map<String, Color> M = new HashMap<>();
        static {
            for (Color c : values()) M.put(c.name().toLowerCase(), c);
        }
        int v() {
            return ordinal();
        }
    }
    public static void main(String[] args) {
        System.out.println(isOdd(-3) + " " + (char) ('a' + 1) + ('a' + 1) + " " + 012 + " " + 0x7fff_ffff + 1 + " " + (0x7fffffff + 1) + " " + (byte) 200 + " " + (int) 1e20 + " " + (char) (int) -1.5f + "|" + (int) (char) (byte) -1);
        new B();
        System.out.println(log);
        A a = new B();
        System.out.println(a.x + " " + ((B) a).x + " " + a.name + " " + ((A) a).who() + " " + A.st());
        System.out.println(C.W + I.V);
        new C();
        System.out.println(log);
        System.out.println(Elvis.INSTANCE.belt + " " + Lazy.init);
        for (int k = 0; k < 4; k++) System.out.print(fin(k) + " ");
        System.out.println(inc(5) + " " + sbf());
        over('a');
        over(1);
        over((short) 1);
        over((Integer) 1);
        over(1.0);
        over((Object) null);
        over(new char[0]);
        over();
        over(1, 2);
        System.out.println();
        int x = 1984, y = 2001;
        x ^= y ^= x ^= y;
        System.out.println(x + " " + y);
        int j = 0;
        for (int i = 0; i < 100; i++) j = j++;
        System.out.println(j);
        int i = 5;
        i = i++ + ++i;
        System.out.println(i);
        int[] ar = {0, 0, 0};
        int q = 0;
        ar[q++] = q = 2;
        System.out.println(Arrays.toString(ar) + q);
        short s = 0;
        s += 123456;
        System.out.println(s);
        char c = 'x';
        int zero = 0;
        System.out.println(true ? c : 0);
        System.out.println(true ? c : zero);
        Object o = true ? 1 : 2.0;
        System.out.println(o);
        byte bb = (byte) 0x90;
        System.out.println(bb == 0x90);
        System.out.println((int) (byte) (bb >>> 1) + " " + (bb >> 1) + " " + (bb >>> 28));
        c += 1.7;
        System.out.println(c);
        long micros = 24 * 60 * 60 * 1000 * 1000;
        System.out.println(micros);
        System.out.println(Long.toHexString(0x100000000L + 0xcafebabe));
        System.out.println(-1 >>> 33 | -1 << 31);
        System.out.println(Math.abs(Integer.MIN_VALUE) + " " + Math.min(Double.MIN_VALUE, 0.0) + " " + (0.1 + 0.2) + " " + (float) 0.1 + " " + (0.1f == 0.1) + " " + (2.00 - 1.10) + " " + (Double.NaN == Double.NaN) + " " + (0.0 == -0.0) + " " + Double.valueOf(0.0).equals(-0.0) + " " + (1 / -0.0));
        final int start = Integer.MAX_VALUE - 2;
        int count = 0;
        for (float g = start; g < start + 50; g++) {
            count++;
            if (count > 9) break;
        }
        System.out.println(count);
        Integer a1 = 127, a2 = 127, b1 = 128, b2 = 128;
        System.out.println((a1 == a2) + " " + (b1 == b2) + " " + b1.equals(b2) + " " + (b1 <= b2 && b1 >= b2 && b1 != b2));
        Long L = 127L;
        System.out.println(L.equals(127) + " " + new HashSet<Object>(List.of(127L)).contains(127));
        Set<Short> sh = new HashSet<>();
        for (short t = 0; t < 100; t++) {
            sh.add(t);
            sh.remove(t - 1);
        }
        System.out.println(sh.size());
        List<Integer> li = new ArrayList<>(List.of(3, 2, 1));
        li.remove(1);
        li.remove((Integer) 1);
        System.out.println(li);
        System.out.println(Arrays.asList(new int[]{1, 2}).size() + " " + Arrays.asList(new Integer[]{1, 2}).size());
        String s1 = "ab", s2 = "a" + "b", s3 = new String("ab");
        final String fa = "a";
        String na = "a";
        System.out.println((s1 == s2) + " " + (s1 == s3) + " " + (s1 == s3.intern()) + " " + (s1 == fa + "b") + " " + (s1 == na + "b"));
        System.out.println("1" + 2 + 3 + " " + 1 + 2 + '3' + (1 + 2 + '3') + null + 'a' + 1.0f + 1e10 + new char[0].length);
        outer: for (int u = 0; ; u++) {
            for (int w = 0; ; w++) {
                if (w == 3) continue outer;
                if (u == 2) break outer;
                System.out.print(u * 10 + w + " ");
            }
        }
        System.out.println();
        http://example.com
        switch ("Aa".hashCode() == "BB".hashCode() ? "BB" : "x") {
            case "Aa": System.out.println("Aa");
            case "BB": System.out.println("BB");
            case "C": System.out.println("fall");
            break;
            default: System.out.println("no");
        }
        System.out.println(Color.M + " " + Color.GREEN.v() + Color.GREEN.getClass() + Color.GREEN.getDeclaringClass() + " " + Color.RED.compareTo(Color.GREEN));
        do {
            if (args == null) continue;
            System.out.print("once ");
        } while (false);
        System.out.println(((Supplier<Object>) () -> null).get() + "" + ((Object) null instanceof String));
        System.out.println((Object) (args.length > 100 ? 1 : 'a') + " " + (args.length < 100 ? null : 0));
        try {
            int n = args.length < 100 ? (Integer) null : 0;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        class Local {
            int v = f("L", 3);
            int get() {
                return new Object() {
                    int v = 4;
                    int both() {
                        return v * 10 + Local.this.v;
                    }
                }.both();
            }
        }
        System.out.println(new Local().get());
        Runnable[] rs = new Runnable[3];
        for (int r : new int[]{0, 1, 2}) rs[r] = () -> System.out.print(r + ";");
        for (Runnable r : rs) r.run();
        System.out.println();
        System.out.println(((Function<Integer, Function<Integer, Integer>>) p -> t -> p - t).apply(5).apply(3));
        System.out.println(new int[2][3][].length + " " + new int[0][0].getClass() + " " + int[].class.getName() + " " + new String[1][1].getClass().getSimpleName());
        StringBuffer sb = new StringBuffer('M');
        sb.append('a').append((char) 105).append((int) 'n');
        System.out.println(sb);
        throw null;
    }
}
