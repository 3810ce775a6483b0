import java.util.*;

public class SortByKeys {
    public static void main(String[] args) {
        List<String> l = new ArrayList<>(List.of("bb", "a", "ccc", "aa"));
        l.sort((x, y) -> y.length() - x.length());
        System.out.print(l);
        l.sort(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        System.out.print(l);
        l.replaceAll(String::toUpperCase);
        l.removeIf("A"::equals);
        l.forEach(System.out::print);
        System.out.println();
    }
}
