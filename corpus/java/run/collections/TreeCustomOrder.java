import java.util.*;
import java.util.stream.*;

public class TreeCustomOrder {
    record V(int maj, int min) implements Comparable<V> { public int compareTo(V o) { return maj != o.maj ? maj - o.maj : min - o.min; } static V of(String s) { String[] p = s.split("\\."); return new V(Integer.parseInt(p[0]), Integer.parseInt(p[1])); } }

    public static void main(String[] args) {
        TreeMap<V, String> m = new TreeMap<>();
        for (String s : "1.10 1.2 2.0 0.9 1.9".split(" ")) m.put(V.of(s), s);
        System.out.println(m.values() + " " + m.floorEntry(V.of("1.5")).getValue() + m.higherKey(V.of("2.0")) + m.headMap(V.of("1.9"), true).size() + m.descendingMap().firstEntry().getValue());
        TreeSet<String> byLen = new TreeSet<>(Comparator.comparingInt(String::length));
        for (String s : List.of("aaa", "b", "cc", "dd", "e")) System.out.print(byLen.add(s) + " ");
        System.out.println(byLen + " " + byLen.contains("zz"));
        TreeSet<int[]> pts = new TreeSet<>((a, b) -> a[0] != b[0] ? Integer.compare(a[0], b[0]) : Integer.compare(b[1], a[1]));
        for (int i = 0; i < 6; i++) pts.add(new int[] {i % 2, i});
        System.out.println(pts.stream().map(Arrays::toString).collect(Collectors.joining()));
        try { new TreeMap<Object, Integer>().put("a", ((Map<Object, Integer>) new TreeMap<Object, Integer>(Map.of(1, 1))).put("b", 2)); } catch (ClassCastException e) { System.out.println("cce"); }
        try { new TreeSet<String>().add(null); } catch (NullPointerException e) { System.out.println("npe"); }
    }
}
