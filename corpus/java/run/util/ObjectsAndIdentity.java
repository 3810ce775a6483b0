import java.util.*;

public class ObjectsAndIdentity {
    public static void main(String[] args) {
        Object a = new Object(), b = new Object();
        System.out.println((a.hashCode() == a.hashCode()) + " " + (System.identityHashCode(a) == a.hashCode()) + " " + a.equals(b) + " " + a.toString().equals(a.toString()));
        String s = "x", t = new String("x");
        System.out.println((System.identityHashCode(s) == System.identityHashCode(t.intern())) + " " + s.equals(t) + (s == t));
        IdentityHashMap<Object, Integer> m = new IdentityHashMap<>();
        m.put(s, 1); m.put(t, 2); m.put(127, 3); m.put(127, 4); m.put(1000, 5);
        System.out.println(m.size() + " " + m.get(s) + m.get(t) + m.get(127) + m.get(1000) + m.containsKey("x"));
        Set<Object> ids = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Object o : new Object[] {a, b, a, s, t, "x"}) ids.add(o);
        System.out.println(ids.size());
        System.out.println(Objects.requireNonNullElseGet(null, () -> "gen") + Objects.toString(null) + Objects.checkFromToIndex(1, 2, 3) + Objects.deepEquals(new int[] {1}, new int[] {1}) + Objects.hashCode("a"));
    }
}
