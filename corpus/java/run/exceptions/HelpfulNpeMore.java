import java.util.*;

public class HelpfulNpeMore {
    static String[] names = new String[3];
    static int[][][] cube = new int[2][2][];
    static List<String> list() { return null; }
    static Object obj;
    static void t(Runnable r) {
        try { r.run(); System.out.println("none"); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    }

    public static void main(String[] args) {
        t(() -> names[1].trim());
        t(() -> cube[1][0][1]++);
        t(() -> list().size());
        t(() -> System.out.println(list().get(0).length()));
        t(() -> { synchronized (obj) { } });
        t(() -> { for (String s : list()) System.out.println(s); });
        t(() -> { long l = (Long) obj; });
        t(() -> { boolean b = (Boolean) obj; });
        t(() -> obj.getClass());
        t(() -> System.out.println(((int[]) obj)[0]));
        t(() -> System.out.println(((Object[]) obj).length));
        t(() -> { float[] f = null; f[1] = 2; });
        t(() -> { short[] s = null; System.out.println(s[0]); });
        t(() -> { Integer a = null; Integer b = 1; System.out.println(a + b); });
        t(() -> { String s = null; System.out.println(s + s.isEmpty()); });
        t(() -> { throw (RuntimeException) obj; });
        t(() -> Objects.requireNonNull(null, () -> "supplied"));
        t(() -> "x".concat(null));
        t(() -> new StringBuilder((String) null));
        t(() -> Map.of("a", null));
        t(() -> Optional.of(null));
    }
}
