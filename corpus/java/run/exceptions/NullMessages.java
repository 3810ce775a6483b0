import java.util.*;
public class NullMessages {
    int[] arr;
    NullMessages next;
    String s;
    static NullMessages st;
    NullMessages get() {
        return next;
    }
    static int[][] grid() {
        return new int[2][];
    }
    Integer boxed;
    static String[] names;
    static void t(Runnable r) {
        try {
            r.run();
            System.out.println("none");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }
    public static void main(String[] args) {
        NullMessages n = new NullMessages();
        String loc = null;
        Object[] oa = {null, new int[0]};
        List<String> list = new ArrayList<>();
        list.add(null);
        t(() -> System.out.println(n.next.s));
        t(() -> n.arr[0]++);
        t(() -> n.get().get());
        t(() -> System.out.println(st.arr.length));
        t(() -> grid()[1][0] = 3);
        t(() -> { int x = n.boxed; });
        t(() -> names[1].trim());
        t(() -> loc.length());
        t(() -> oa[0].hashCode());
        t(() -> list.get(0).isEmpty());
        t(() -> { throw null; });
        t(() -> { synchronized (n.next) { } });
        t(() -> { String q = null; switch (q) { case "a": } });
        t(() -> { for (String z : names) { } });
        t(() -> n.next.next.next = null);
        t(() -> { long[] la = null; la[3] += 2; });
        t(() -> { double[] d = null; System.out.println(d[(int) 2.5]); });
        t(() -> ((String) oa[0]).length());
        t(() -> { Thread.State e = null; switch (e) { case NEW: } });
        t(() -> n.new Inner().q.toString());
        t(() -> new int[][]{null}[0][0]++);
        t(() -> { char[] c = null; String.valueOf(c); });
        t(() -> Objects.requireNonNull(loc));
        t(() -> { byte[] b = null; b[0] = 1; });
        t(() -> { boolean[] b = null; if (b[0]) return; });
        t(() -> { short[] b = null; b[n.hashCode() & 0] = 1; });
        t(() -> { Object o = null; NullMessages m = (NullMessages) o; m.s = "x"; });
        t(() -> { Runnable rr = null; rr.run(); });
        t(() -> { NullMessages w = null; w.new Inner(); });
        t(() -> { int i = n.next == null ? n.boxed : 1; });
        t(() -> { float f = n.arr.length + 1f; });
        t(() -> System.out.println(args[0] == null ? st.s.length() : 1));
    }
    class Inner {
        Object q;
    }
}
