import java.util.*;

public class SetAlgebra {
    public static void main(String[] args) {
        Set<Integer> a = new TreeSet<>(List.of(1, 2, 3, 4)), b = new TreeSet<>(List.of(3, 4, 5));
        Set<Integer> u = new TreeSet<>(a), i = new TreeSet<>(a), d = new TreeSet<>(a), x = new TreeSet<>(a);
        System.out.println(u.addAll(b) + " " + u + i.retainAll(b) + i + d.removeAll(b) + d);
        x.addAll(b);
        x.removeAll(i);
        System.out.println(x + " " + a.containsAll(i) + Collections.disjoint(d, b) + a.equals(Set.of(4, 3, 2, 1)) + a.hashCode());
        Set<List<Integer>> sl = new HashSet<>();
        sl.add(List.of(1, 2));
        System.out.println(sl.contains(Arrays.asList(1, 2)) + " " + sl.add(new ArrayList<>(List.of(1, 2))));
        Set<Character> seen = new LinkedHashSet<>(), dup = new TreeSet<>();
        for (char c : "programming".toCharArray()) if (!seen.add(c)) dup.add(c);
        System.out.println(seen + " " + dup);
        Set<String> hs = new HashSet<>(Arrays.asList("x", null, "y", null));
        System.out.println(hs.size() + " " + hs.contains(null) + hs.remove(null) + hs);
        List<Set<Integer>> power = new ArrayList<>(List.of(new TreeSet<>()));
        for (int n : List.of(1, 2, 3)) for (Set<Integer> s : List.copyOf(power)) { Set<Integer> c = new TreeSet<>(s); c.add(n); power.add(c); }
        System.out.println(power);
    }
}
