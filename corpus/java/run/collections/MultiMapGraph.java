import java.util.*;

public class MultiMapGraph {
    static Map<String, Set<String>> g = new TreeMap<>();
    static void edge(String a, String b) { g.computeIfAbsent(a, k -> new TreeSet<>()).add(b); g.computeIfAbsent(b, k -> new TreeSet<>()).add(a); }
    static void walk(String n, Set<String> seen) { if (seen.add(n)) g.getOrDefault(n, Set.of()).forEach(m -> walk(m, seen)); }

    public static void main(String[] args) {
        for (String e : "a-b b-c d-e f-f c-a".split(" ")) edge(e.split("-")[0], e.split("-")[1]);
        System.out.println(g);
        List<Set<String>> comps = new ArrayList<>();
        for (String n : g.keySet()) if (comps.stream().noneMatch(c -> c.contains(n))) { Set<String> s = new LinkedHashSet<>(); walk(n, s); comps.add(s); }
        System.out.println(comps + " " + g.values().stream().mapToInt(Set::size).max().getAsInt());
        g.values().forEach(s -> s.remove("a"));
        g.remove("a");
        g.values().removeIf(Set::isEmpty);
        System.out.println(g + " " + g.entrySet().iterator().next().getKey());
    }
}
