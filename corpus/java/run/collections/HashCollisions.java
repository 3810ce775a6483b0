import java.util.*;

public class HashCollisions {
    record K(int a) { @Override public int hashCode() { return a & 1; } }

    public static void main(String[] args) {
        Map<K, Integer> m = new HashMap<>();
        for (int i = 0; i < 64; i++) m.put(new K(i), i);
        int s = 0;
        for (int i = 0; i < 64; i++) s += m.get(new K(i));
        for (int i = 0; i < 60; i++) m.remove(new K(i));
        System.out.println(s + " " + m.values().stream().sorted().toList());
        Set<String> c = new HashSet<>();
        for (String a : List.of("Aa", "BB")) for (String b : List.of("Aa", "BB")) for (String d : List.of("Aa", "BB")) c.add(a + b + d);
        System.out.println(c + " " + c.stream().mapToInt(String::hashCode).distinct().count());
        Map<Integer, String> order = new HashMap<>();
        for (int i : new int[] {100, 17, 33, 1, 65, 49, 16}) order.put(i, "v");
        System.out.println(order.keySet());
        for (int i = 0; i < 30; i++) order.put(i * 16, "w");
        System.out.println(order.keySet());
        System.out.println(new HashSet<>(List.of(1.5, -0.0, 0.0, Double.NaN, 1e10)) + "" + new HashSet<>(List.of('z', 'a', '0')) + new HashSet<>(List.of(5L, -5L, 1L << 40)) + new HashSet<>(List.of(true, false)));
    }
}
