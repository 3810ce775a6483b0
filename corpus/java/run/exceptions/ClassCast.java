import java.util.ArrayList;
import java.util.List;

public class ClassCast {
    interface I { }

    static class A { }

    static class B extends A implements I { }

    enum E { X }

    record R(int v) { }

    interface Body {
        Object run();
    }

    static void t(Body b) {
        try {
            System.out.println(b.run());
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        Object s = "str", i = 1, a = new A(), arr = new int[1], sa = new String[1], nul = null;
        t(() -> (Integer) s);
        t(() -> (String) i);
        t(() -> (B) a);
        t(() -> (I) a);
        t(() -> (A) s);
        t(() -> (String[]) arr);
        t(() -> ((Object[]) sa).length);
        t(() -> (Integer[]) sa);
        t(() -> (long[]) arr);
        t(() -> (Runnable) i);
        t(() -> (String) nul);
        t(() -> (E) i);
        t(() -> (String) (Object) E.X);
        t(() -> (String) (Object) new R(1));
        t(() -> (int) (Object) 5L);
        List raw = new ArrayList();
        raw.add(1);
        List<String> ls = raw;
        t(() -> ls.get(0).length());
        t(() -> String.class.cast(i));
        t(() -> Integer.class.cast(null));
        t(() -> ((Comparable) s).compareTo(i));
        t(() -> {
            new java.util.TreeSet(List.of(1)).add("x");
            return "added";
        });
        t(() -> {
            new java.util.TreeMap().put(new A(), 1);
            return "added";
        });
        System.out.println((nul instanceof String) + " " + (s instanceof Comparable) + " " + (arr instanceof Cloneable) + " " + (sa instanceof Object[]) + " " + (sa instanceof Comparable[]) + " " + (arr instanceof java.io.Serializable));
    }
}
