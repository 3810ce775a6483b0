import java.util.*;

public class RemoveDuplicates {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(List.of(3, 1, 3, 2, 1));
        System.out.println(new ArrayList<>(new LinkedHashSet<>(l)) + " " + l.stream().distinct().toList() + " " + new TreeSet<>(l).descendingSet());
        Set<Integer> s = new HashSet<>();
        l.removeIf(x -> !s.add(x));
        System.out.println(l);
    }
}
