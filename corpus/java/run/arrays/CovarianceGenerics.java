import java.util.*;
import java.util.function.*;

public class CovarianceGenerics {
    @SuppressWarnings("unchecked") static <T> T[] arr(int n, T... proto) { return Arrays.copyOf(proto, n); }
    static <T> void fill(T[] a, Supplier<? extends T> s) { for (int i = 0; i < a.length; i++) a[i] = s.get(); }

    public static void main(String[] args) {
        Object[] o = new String[] {"a", "b"};
        System.out.println(o.getClass().getSimpleName() + " " + o[0]);
        try { o[1] = 5; } catch (ArrayStoreException e) { System.out.println(e.getMessage()); }
        o[1] = null;
        Number[] ns = new Integer[2];
        try { ns[0] = 1.0; } catch (ArrayStoreException e) { System.out.println(e.getMessage()); }
        String[] s = arr(3, "x");
        System.out.println(s.length + s[0] + s[2] + s.getClass().getSimpleName());
        Comparable<?>[] cs = {1, "x", 2.5};
        System.out.println(cs.getClass().getSimpleName() + cs.length);
        Object x = new int[][] {{1}};
        System.out.println((x instanceof Object[]) + " " + (x instanceof int[][]) + " " + (((Object[]) x)[0] instanceof int[]));
        try { ((Object[]) x)[0] = new long[1]; } catch (ArrayStoreException e) { System.out.println(e.getMessage()); }
        List<String>[] ls = new List[2];
        ls[0] = List.of("q");
        ((Object[]) ls)[1] = new ArrayList<>(List.of(1));
        try { String bad = ls[1].get(0); } catch (ClassCastException e) { System.out.println("heap pollution"); }
        CharSequence[] c2 = new CharSequence[2];
        fill(c2, () -> new StringBuilder("sb"));
        System.out.println(c2[0] + "" + c2[1] + Arrays.asList(c2).size());
        Object[] oa = new ArrayList<>(List.of("s")).toArray();
        oa[0] = 1;
        System.out.println(oa[0]);
    }
}
