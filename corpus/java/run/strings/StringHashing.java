import java.util.*;

public class StringHashing {
    public static void main(String[] args) {
        Map<String, Integer> m = new HashMap<>();
        for (String s : List.of("", "a", "ab", "Aa", "BB", "polygenelubricants", "\u20ac", "longer string with spaces", "\0\0")) System.out.print(s.hashCode() + " ");
        System.out.println();
        String s = new String("Aa"), t = new String("BB");
        System.out.println((s.hashCode() == t.hashCode()) + " " + s.equals(t) + " " + new StringBuilder("x").append("y").toString().hashCode() + " " + "xy".hashCode());
        for (int i = 0; i < 100; i++) m.merge("k" + i % 10, i, Integer::sum);
        System.out.println(m);
        System.out.println(List.of("a", "b").hashCode() + " " + Arrays.hashCode(new String[] {"a", "b"}) + " " + Objects.hash("a", "b") + " " + Map.of("a", "b").hashCode() + " " + Set.of("a", "b").hashCode() + " " + Map.entry("a", 1).hashCode());
    }
}
