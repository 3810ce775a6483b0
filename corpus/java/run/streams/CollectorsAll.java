import java.util.*;
import java.util.function.Function;
import java.util.stream.*;

public class CollectorsAll {
    record Emp(String name, String dept, int salary, boolean full) { }

    public static void main(String[] args) {
        List<Emp> es = List.of(new Emp("Ann", "eng", 100, true), new Emp("Bob", "eng", 80, false), new Emp("Cid", "ops", 60, true), new Emp("Dee", "ops", 70, true), new Emp("Eli", "hr", 50, false));
        System.out.println("" + es.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.mapping(Emp::name, Collectors.toList()))));
        System.out.println("" + es.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.averagingInt(Emp::salary))));
        System.out.println("" + es.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.summingInt(Emp::salary))));
        System.out.println("" + es.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.counting())));
        System.out.println("" + es.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.maxBy(Comparator.comparing(Emp::salary)))));
        System.out.println("" + es.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.collectingAndThen(Collectors.toList(), List::size))));
        System.out.println("" + es.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.groupingBy(Emp::full, TreeMap::new, Collectors.mapping(Emp::name, Collectors.joining("/"))))));
        System.out.println("" + es.stream().collect(Collectors.partitioningBy(e -> e.salary() > 65, Collectors.mapping(Emp::name, Collectors.toList()))) + es.stream().collect(Collectors.partitioningBy(Emp::full, Collectors.counting())) + Stream.<Integer>empty().collect(Collectors.partitioningBy(x -> true)));
        System.out.println("" + es.stream().collect(Collectors.toMap(Emp::name, Emp::salary, (a, b) -> a, LinkedHashMap::new)));
        System.out.println("" + new TreeMap<>(es.stream().collect(Collectors.toMap(Emp::dept, Emp::salary, Integer::sum))));
        try {
            es.stream().collect(Collectors.toMap(Emp::dept, Function.identity()));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(es.stream().map(Emp::name).collect(Collectors.joining(", ", "[", "]")) + Stream.<String>empty().collect(Collectors.joining(",", "<", ">")));
        System.out.println(es.stream().collect(Collectors.summarizingInt(Emp::salary)) + " " + es.stream().collect(Collectors.averagingDouble(e -> e.salary() / 3.0)));
        System.out.println("" + es.stream().collect(Collectors.teeing(Collectors.counting(), Collectors.summingInt(Emp::salary), (c, s) -> s + "/" + c)));
        System.out.println("" + es.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.filtering(e -> e.salary() > 75, Collectors.mapping(Emp::name, Collectors.toSet())))));
        System.out.println("" + es.stream().collect(Collectors.groupingBy(Emp::full, TreeMap::new, Collectors.flatMapping(e -> e.name().chars().mapToObj(c -> (char) c), Collectors.toCollection(TreeSet::new)))));
        System.out.println("" + es.stream().collect(Collectors.reducing(0, Emp::salary, Integer::max)) + es.stream().map(Emp::salary).collect(Collectors.reducing(Integer::sum)) + es.stream().collect(Collectors.minBy(Comparator.comparing(Emp::name))).get().name());
        System.out.println("" + es.stream().map(Emp::dept).collect(Collectors.toCollection(TreeSet::new)) + es.stream().map(Emp::name).collect(Collectors.toUnmodifiableList()) + new TreeSet<>(es.stream().map(Emp::dept).collect(Collectors.toUnmodifiableSet())));
        Collector<String, StringBuilder, String> rev = Collector.of(StringBuilder::new, (sb, s) -> sb.insert(0, s), StringBuilder::append, StringBuilder::toString);
        System.out.println(Stream.of("a", "b", "c").collect(rev));
        System.out.println("" + Stream.of("x", "yy").collect(ArrayList<Integer>::new, (a, s) -> a.add(s.length()), ArrayList::addAll));
        System.out.println(Stream.of("apple", "bob", "cat").collect(Collectors.groupingBy(String::length)));
        System.out.println(new TreeMap<>(Stream.of("b", "a", "b").collect(Collectors.groupingByConcurrent(s -> s, Collectors.counting()))));
        System.out.println(Stream.of(1, 2, 3, 4).collect(Collectors.summingDouble(x -> x * 0.1)) + " " + Stream.of(1, 2).collect(Collectors.averagingLong(x -> x)));
    }
}
