import java.lang.reflect.*;
import java.util.*;

public class ToStringByReflection {
    static class P { private int x = 1; protected String s = "q"; public int[] a = {1, 2}; transient long t = 9; static int st = 3; }
    static class Q extends P { Q next; boolean flag = true; char c = 'z'; }
    static String dump(Object o) throws Exception {
        if (o == null || o instanceof Number || o instanceof String || o instanceof Boolean || o instanceof Character) return "" + o;
        if (o.getClass().isArray()) { StringJoiner j = new StringJoiner(",", "[", "]"); for (int i = 0; i < Array.getLength(o); i++) j.add(dump(Array.get(o, i))); return j.toString(); }
        StringJoiner j = new StringJoiner(", ", o.getClass().getSimpleName() + "{", "}");
        for (Class<?> c = o.getClass(); c != Object.class; c = c.getSuperclass()) for (Field f : c.getDeclaredFields()) if ((f.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT)) == 0) { f.setAccessible(true); j.add(f.getName() + "=" + dump(f.get(o))); }
        return j.toString();
    }

    public static void main(String[] args) throws Throwable {
        Q q = new Q();
        q.next = new Q();
        System.out.println(dump(q));
        System.out.println(dump(new Object[] {1, "s", new double[] {1.5}, null, new P()}));
    }
}
