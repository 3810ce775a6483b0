import java.util.Arrays;
import java.util.List;

public class Varargs {
    static String ints(int... a) {
        return a.length + Arrays.toString(a);
    }

    static String objs(Object... a) {
        return a == null ? "null array" : a.length + Arrays.toString(a);
    }

    static String mixed(String s, long... rest) {
        return s + Arrays.toString(rest);
    }

    static String pick(Object o) { return "one"; }

    static String pick(Object... o) { return "var"; }

    static String pick(int a, int b) { return "two ints"; }

    static String box(Integer i) { return "Integer"; }

    static String box(long l) { return "long"; }

    static String box(int... i) { return "int..."; }

    @SafeVarargs
    static <T> List<T> list(T... ts) {
        return Arrays.asList(ts);
    }

    static <T extends Comparable<T>> T max(T first, T... rest) {
        T m = first;
        for (T t : rest) if (t.compareTo(m) > 0) m = t;
        return m;
    }

    Varargs(String... s) {
        System.out.println("ctor " + s.length);
    }

    public static void main(String... args) {
        System.out.println(ints() + ints(1) + ints(1, 2) + ints(new int[] {4, 5}));
        System.out.println(objs() + objs((Object) null) + objs((Object[]) null) + objs(1, "a", null, 'c') + objs(new String[] {"x", "y"}) + objs((Object) new String[] {"x"}).length() + objs(new int[] {1}).charAt(0));
        System.out.println(mixed("s") + mixed("s", 1) + mixed("t", 1, 2L, 'c'));
        System.out.println(pick(1) + " " + pick() + " " + pick(1, 2) + " " + pick(1, "x") + " " + pick(1L, 2L) + " " + pick((Object) null));
        System.out.println(box(1) + " " + box((short) 1) + " " + box(1, 2) + " " + box());
        System.out.println(list(1, "x", 2.0).size() + " " + list().size() + " " + list((Object) null) + " " + max(3, 9, 4) + max("b", "a"));
        new Varargs();
        new Varargs("a", "b");
        new Varargs((String) null);
        System.out.println(String.format("%s-%s", new Object[] {"p", "q"}) + String.format("%s", (Object) new Object[0].length));
        System.out.println(list(1, 2L).get(1).getClass().getSimpleName());
    }
}
