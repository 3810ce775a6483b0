// args: one two
import java.lang.invoke.*;
import java.lang.ref.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;
public class QuirksMix {
    static void p(Object o) {
        System.out.println(o);
    }
    interface T {
        Object r() throws Throwable;
    }
    static void t(T r) {
        try {
            p(r.r());
        } catch (Throwable e) {
            p(e + (e.getCause() == null ? "" : " <- " + e.getCause()));
        }
    }
    static class Res implements AutoCloseable {
        final String n;
        Res(String n) {
            this.n = n;
            p("open " + n);
            if (n.equals("bad")) throw new IllegalStateException("ctor");
        }
        public void close() throws Exception {
            p("close " + n);
            if (n.startsWith("x")) throw new Exception("close " + n);
        }
    }
    static int tr(String... ns) {
        try (Res a = new Res(ns[0]); Res b = ns.length > 1 ? new Res(ns[1]) : null) {
            p("body");
            if (ns.length > 2) throw new RuntimeException("body");
            return 1;
        } catch (Exception e) {
            p(e + Arrays.toString(e.getSuppressed()));
            return 2;
        } finally {
            p("fin");
        }
    }
    static class Par {
        Par() {
            hook();
        }
        void hook() {
            p("Par.hook");
        }
        static String s() {
            return "Par.s";
        }
        Object cov() {
            return "o";
        }
        private void pv() {
            p("Par.pv");
        }
        void callPv() {
            pv();
        }
        protected Object clone() throws CloneNotSupportedException {
            return super.clone();
        }
    }
    static class Chi extends Par implements Cloneable {
        int f = 5;
        int[] arr = {1};
        {
            f = 6;
        }
        Chi() {
            f++;
        }
        void hook() {
            p("Chi.hook " + f + arr);
        }
        String cov() {
            return "c";
        }
        void pv() {
            p("Chi.pv");
        }
        public Chi clone() {
            try {
                return (Chi) super.clone();
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
    }
    static long cnt(long n) {
        return n <= 1 ? 1 : n % 2 == 0 ? cnt(n / 2) + 1 : cnt(3 * n + 1) + 1;
    }
    static int sw(Object o) {
        if (o instanceof String s && s.length() > 2) return s.length();
        else if (!(o instanceof Integer i)) return -1;
        else return i * 2;
    }
    static String tern(Integer a, Integer b) {
        return a == b ? "same" : a.equals(b) ? "eq" : "ne";
    }
    static final int K;
    static {
        int q = 0;
        for (int i = 0; i < 5; i++) q += i;
        K = q;
    }
    int inst = K + 1;
    static <E extends Exception> void sneaky(Throwable t) throws E {
        throw (E) t;
    }
    interface Stack2<E> extends Iterable<E> {
        void push(E e);
        E pop();
        boolean isEmpty();
        static <E> Stack2<E> make() {
            return new Stack2<>() {
                private Object[] a = new Object[1];
                private int n;
                public void push(E e) {
                    if (n == a.length) a = Arrays.copyOf(a, 2 * n);
                    a[n++] = e;
                }
                @SuppressWarnings("unchecked") public E pop() {
                    if (n == 0) throw new EmptyStackException();
                    E e = (E) a[--n];
                    a[n] = null;
                    return e;
                }
                public boolean isEmpty() {
                    return n == 0;
                }
                public Iterator<E> iterator() {
                    return new Iterator<>() {
                        int i = n;
                        public boolean hasNext() {
                            return i > 0;
                        }
                        @SuppressWarnings("unchecked") public E next() {
                            return (E) a[--i];
                        }
                    };
                }
            };
        }
        default E peekOr(E d) {
            Iterator<E> it = iterator();
            return it.hasNext() ? it.next() : d;
        }
    }
    public static void main(String[] args) throws Throwable {
        p(tr("a", "b"));
        p(tr("xa", "xb"));
        p(tr("xa", "xb", "!"));
        p(tr("a", "bad"));
        p(tr("a"));
        Par c = new Chi();
        p(c.cov() + "" + ((Chi) c).f + Par.s());
        c.callPv();
        Chi k = ((Chi) c).clone();
        k.arr[0] = 9;
        p(((Chi) c).arr[0] + "" + (k.f == ((Chi) c).f));
        t(() -> new Par().clone());
        p(cnt(27) + "" + sw("abc") + sw("a") + sw(4) + tern(127, 127) + tern(1000, 1000) + tern(1, 2) + K + new QuirksMix().inst);
        t(() -> {
            sneaky(new java.io.IOException("sn"));
            return 0;
        });
        Stack2<String> st = Stack2.make();
        st.push("a");
        st.push("b");
        for (String s : st) System.out.print(s);
        p(st.pop() + st.peekOr("z") + st.pop() + st.peekOr("z"));
        t(st::pop);
        int i = 0;
        i += i++ + ++i;
        p(i);
        int[] ar = {1, 2, 3};
        int j = 0;
        ar[j] = j = 2;
        p(Arrays.toString(ar) + j);
        ar[--j] += ar[j - 1] *= 3;
        p(Arrays.toString(ar));
        long L = Integer.MAX_VALUE;
        L++;
        p(L + (int) L + "" + (char) 98 + (int) 'b' + (1 + 2 + "3" + 4 + 5));
        p((5 & 3) + (5 | 3) + (5 ^ 3) + (~5) + (5 << 30) + (-5 >> 1) + (-5 >>> 30) + "" + (byte) (127 + 1) + (short) 40000 + (int) 3.99e10 + (long) Float.NaN + (char) 65.7 + 7 / 2 * 2.0 + 7 % -3 + -7 % 3 + 5.5 % 2);
        t(() -> 1 / (args.length - 2));
        t(() -> 1.0 / 0);
        t(() -> Long.MIN_VALUE / -1);
        t(() -> Integer.MIN_VALUE % -1);
        StringBuilder sb = new StringBuilder();
        lbl: {
            for (int x = 0; x < 5; x++) {
                if (x == 1) continue;
                for (int y = 0; ; y++) {
                    if (y == 2) break;
                    if (x == 3) break lbl;
                    sb.append(x).append(y).append(' ');
                }
            }
            sb.append("never");
        }
        p(sb);
        int w = 10;
        while (w-- > 0) if (w % 3 == 0) {
            if (w == 3) break;
        } else continue;
        p(w);
        do w++;
        while (w < 5);
        p(w);
        for (int x = 0, y = 10; x < y; x += 2, y--) sb.setLength(x);
        p(sb + "|");
        switch (3) {
            case 1: p("1");
            default: p("d");
            case 2: p("2");
            break;
            case 4: p("4");
        }
        String day = "TUE";
        int num = switch (day) {
            case "MON", "TUE": yield 1;
            case "WED": {
                int q = 5;
                yield q;
            }
            default: yield 0;
        };
        p(num);
        char grade = 'B';
        p(switch (grade) {
            case 'A' -> 4;
            case 'B' -> {
                int z = 3;
                yield z;
            }
            default -> throw new IllegalStateException();
        });
        Object o = new int[][]{{1}, {2, 3}};
        p(((int[][]) o)[1].length + "" + o.getClass().getComponentType() + (o instanceof Object[]) + (o instanceof int[][]));
        t(() -> ((Object[]) o)[0] = "s");
        t(() -> {
            Object q = "s";
            return (Integer) q;
        });
        t(() -> {
            int[] n = null;
            return n[0];
        });
        t(() -> {
            int[] n = null;
            return n.length;
        });
        t(() -> {
            String n = null;
            return n.length();
        });
        t(() -> {
            QuirksMix q = null;
            return q.inst;
        });
        t(() -> {
            QuirksMix q = null;
            q.inst = 3;
            return 0;
        });
        t(() -> {
            Integer n = null;
            return n + 1;
        });
        t(() -> {
            synchronized ((Object) null) {
                return 0;
            }
        });
        t(() -> {
            throw null;
        });
        t(() -> {
            Map<String, Integer> m = new HashMap<>();
            int v = m.get("x");
            return v;
        });
        t(() -> {
            Object[][] m = new Object[2][];
            m[1][0] = 3;
            return 0;
        });
        t(() -> {
            String s = null;
            switch (s) {
                default: return 1;
            }
        });
        t(() -> {
            for (Object q : (List<?>) null) p(q);
            return 0;
        });
        t(() -> Thread.State.valueOf("NOPE"));
        t(() -> Class.forName("no.Such"));
        t(() -> QuirksMix.class.getMethod("nope"));
        t(() -> QuirksMix.class.getDeclaredField("zz"));
        t(() -> Object.class.cast(3) + "" + String.class.cast(3));
        t(() -> new ArrayList<>(List.of(1)).get(1));
        t(() -> new int[]{1}[1]);
        t(() -> "abc".substring(4));
        t(() -> List.of(1, 2).iterator().next().compareTo(null));
        t(() -> new Scanner("").next());
        t(() -> new CompletableFuture<>().get(1, TimeUnit.MILLISECONDS));
        t(() -> CompletableFuture.supplyAsync(() -> {
            throw new IllegalStateException("in");
        }).get());
        t(() -> {
            assert args == null : "off";
            return "assert off";
        });
        t(() -> {
            try {
                throw new Exception("a");
            } finally {
                throw new Exception("b");
            }
        });
        t(() -> {
            try {
                return "try";
            } finally {
                p("f");
            }
        });
        t(() -> {
            try {
                throw new Exception("a", new Error("c"));
            } catch (Exception e) {
                throw new RuntimeException(e);
            }
        });
        t(() -> {
            Throwable th = new Throwable("m");
            th.setStackTrace(new StackTraceElement[]{new StackTraceElement("C", "m", "F.java", 7)});
            return th.getStackTrace()[0] + "" + new StackTraceElement("C", "m", null, -2) + new StackTraceElement("l", "mod", "1", "C", "m", "f", 3);
        });
        WeakReference<Object> wr = new WeakReference<>(new Object());
        System.gc();
        p(wr.get() == null);
        ReferenceQueue<Object> rq = new ReferenceQueue<>();
        SoftReference<String> sr = new SoftReference<>("soft");
        p(sr.get() + rq.poll());
        Cleaner cl = Cleaner.create();
        Cleaner.Cleanable cb = cl.register(new Object(), () -> p("cleaned"));
        cb.clean();
        cb.clean();
        p(System.getProperty("line.separator").length() + System.lineSeparator().length() + File() + Runtime.version().feature() / 100);
        System.setProperty("my.p", "v");
        p(System.getProperty("my.p") + System.getProperty("no.p", "d") + System.clearProperty("my.p") + System.getProperty("my.p") + Integer.getInteger("my.i", 4));
        p(args.length + args[0] + args[1]);
        p(new Object().equals(null) + "" + Objects.equals(null, null) + Objects.hash(1, null) + Objects.toString(null, "d") + Objects.requireNonNullElse(null, 3) + Objects.compare(1, 2, Comparator.reverseOrder()) + Arrays.asList(1, null).contains(null) + Collections.emptyList().equals(List.of()) + new HashSet<>(List.of(1, 2)).equals(Set.of(2, 1)) + List.of(1).hashCode() + Map.of("a", 1).hashCode() + Map.entry(1, 2) + Optional.of(1).equals(Optional.of(1)) + new int[0].equals(new int[0]));
    }
    static String File() {
        return java.io.File.separator + java.io.File.pathSeparator;
    }
}
