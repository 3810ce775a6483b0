import java.util.*;
import java.util.stream.*;

public class FilterPeople {
    record P(String n, int a, String c) { }

    public static void main(String[] args) {
        List<P> l = List.of(new P("Ann", 31, "NY"), new P("Bob", 17, "LA"), new P("Cy", 45, "NY"));
        System.out.println(l.stream().filter(p -> p.a() >= 18).map(P::n).toList() + " " + l.stream().mapToInt(P::a).average().getAsDouble() + " " + l.stream().collect(Collectors.groupingBy(P::c, TreeMap::new, Collectors.counting())) + l.stream().anyMatch(p -> p.c().equals("SF")) + l.stream().sorted(Comparator.comparing(P::a).reversed()).findFirst().get());
    }
}
