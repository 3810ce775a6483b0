import java.util.*;

public class InstanceofPatterns {
    static String d(Object o) {
        if (o instanceof Integer i && i > 10) return "big" + i;
        else if (o instanceof Integer i) return "int" + i;
        if (!(o instanceof String s)) return "other";
        return s.isEmpty() ? "empty" : s.toUpperCase();
    }
    static boolean eq(Object a, Object b) { return a instanceof Number x && b instanceof Number y && x.doubleValue() == y.doubleValue(); }

    public static void main(String[] args) {
        for (Object o : new Object[] {5, 50, "", "abc", null, 1.5, new int[0]}) System.out.print(d(o) + " ");
        System.out.println(eq(1, 1.0) + " " + eq(1, "1"));
        Object o = List.of("x");
        if (o instanceof List<?> l && !l.isEmpty() && l.get(0) instanceof String s) System.out.println(s.length());
        System.out.println(o instanceof Collection<?> c ? c.size() : -1);
        for (Object x = 3; x instanceof Integer n && n > 0; x = n - 1) System.out.print(n);
        System.out.println();
    }
}
