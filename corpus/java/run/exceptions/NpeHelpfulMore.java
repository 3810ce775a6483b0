import java.util.*;
import java.util.function.*;
public class NpeHelpfulMore {
    static class A {
        B b;
        int[] arr;
        String s;
        A[] as;
        static A st;
        B getB() {
            return b;
        }
        static A make() {
            return null;
        }
        Integer boxed;
        long[][] grid = new long[2][];
    }
    static class B {
        C c;
        int v;
        C c(int i) {
            return c;
        }
    }
    static class C {
        int x;
        Object lock;
        void run() {
        }
        Throwable t;
    }
    record R(String s, int[] xs) {
    }
    static void t(Runnable r) {
        try {
            r.run();
            System.out.println("none");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }
    static A field;
    A inst;
    void instance() {
        t(() -> System.out.println(this.inst.b));
        t(() -> inst.b.c = null);
    }
    enum E {
        P, Q
    }
    public static void main(String[] args) {
        A a = new A(), n = null;
        int i = 1;
        A[] many = {a, null};
        Object o = null;
        R r = new R(null, null);
        List<String> nl = null;
        Supplier<Integer> sup = () -> null;
        E e = null;
        String str = null;
        int[][] jag = {null, {1}};
        char[] cs = null;
        double[] ds = null;
        boolean[] bz = null;
        Map<String, Integer> m = new HashMap<>();
        t(() -> n.b.v++);
        t(() -> a.b.v++);
        t(() -> a.getB().v = 3);
        t(() -> a.getB().c(3).run());
        t(() -> a.arr[2]++);
        t(() -> a.arr[i] = 4);
        t(() -> System.out.println(a.arr.length));
        t(() -> a.s.length());
        t(() -> a.as[i].b.c.run());
        t(() -> many[1].b = null);
        t(() -> many[i].getB());
        t(() -> A.st.s.trim());
        t(() -> A.make().b.c.run());
        t(() -> { int q = a.boxed; });
        t(() -> a.grid[1][0] = 5L);
        t(() -> a.grid[i - 1][i * 2]++);
        t(() -> { synchronized (o) { } });
        t(() -> { throw (RuntimeException) o; });
        t(() -> r.s().length());
        t(() -> System.out.println(r.xs()[0]));
        t(() -> nl.size());
        t(() -> { for (String x : nl) { } });
        t(() -> { int z = sup.get(); });
        t(() -> { switch (e) { case P: break; default: } });
        t(() -> { switch (str) { case "a": break; } });
        t(() -> System.out.println(jag[0][1]));
        t(() -> jag[0][1] = jag[1][0]);
        t(() -> cs[0] = 'x');
        t(() -> ds[1] += 2);
        t(() -> System.out.println(bz[0]));
        t(() -> { int v = m.get("k"); });
        t(() -> Objects.requireNonNull(null, "msg"));
        t(() -> Objects.requireNonNull(null));
        t(() -> { throw new NullPointerException(); });
        t(() -> ((String) o).length());
        t(() -> (i > 0 ? n : a).b.v = 1);
        t(() -> new A().b.v = 2);
        t(() -> ((A) ((Object[]) many)[1]).getB());
        t(() -> { long l = a.grid[0].length; });
        t(() -> { Function<Object, String> f = null; f.apply(1); });
        t(() -> { String x = null; x = x.concat("y"); });
        t(() -> { Runnable q = o::hashCode; });
        t(() -> Optional.of(null));
        t(() -> List.of((Object) null));
        t(() -> Map.of("k", null));
        t(() -> new TreeMap<String, String>().put(null, ""));
        t(() -> new ArrayDeque<>().add(null));
        t(() -> "a".compareTo(null));
        t(() -> String.valueOf((char[]) null));
        t(() -> new StringBuilder((String) null));
        t(() -> "x".contains(null));
        t(() -> Integer.parseInt(null));
        t(() -> Double.parseDouble(null));
        t(() -> String.join(",", (Iterable<String>) null));
        t(() -> E.valueOf(null));
        t(() -> new Scanner((String) null));
        t(() -> Collections.max(Arrays.asList(1, null)));
        t(() -> System.arraycopy(null, 0, null, 0, 0));
        t(() -> Arrays.sort((int[]) null));
        t(() -> System.out.println((Object) null));
        t(() -> "s".equals(null));
        t(() -> new Thread((Runnable) null).run());
        t(() -> Class.class.cast(null).getName());
        t(() -> ((int[]) o).clone());
        new NpeHelpfulMore().instance();
        int[] nullArr = null;
        try {
            nullArr[i] += a.b.v;
        } catch (NullPointerException x) {
            System.out.println(x.getMessage());
        }
        try {
            a.b.c.t.getCause().getMessage();
        } catch (NullPointerException x) {
            System.out.println(x.getMessage());
        }
        String s = null;
        s.isEmpty();
    }
}
