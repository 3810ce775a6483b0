import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import static java.util.stream.Collectors.*;
public class CollectorsTeeingAndMore {
    enum Dept {
        ENG, OPS, HR
    }
    record Emp(String name, Dept dept, double pay, int age, List<String> skills) {
    }
    public static void main(String[] args) {
        List<Emp> es = List.of(new Emp("Ann", Dept.ENG, 120.5, 31, List.of("java", "go")), new Emp("Bob", Dept.ENG, 99, 45, List.of("c")), new Emp("Cid", Dept.OPS, 70.25, 28, List.of("bash", "go", "sql")), new Emp("Dee", Dept.OPS, 88, 51, List.of()), new Emp("Eve", Dept.ENG, 130, 38, List.of("rust", "java")));
        System.out.println((Object) es.stream().collect(groupingBy(Emp::dept, () -> new EnumMap<>(Dept.class), mapping(Emp::name, joining("/", "<", ">")))));
        System.out.println((Object) es.stream().collect(groupingBy(Emp::dept, TreeMap::new, summarizingDouble(Emp::pay))));
        System.out.println((Object) es.stream().collect(partitioningBy(e -> e.age() > 35, averagingInt(Emp::age))));
        System.out.println((Object) es.stream().collect(teeing(minBy(Comparator.comparingDouble(Emp::pay)), maxBy(Comparator.comparingDouble(Emp::pay)), (lo, hi) -> lo.map(Emp::name).orElse("-") + ".." + hi.map(Emp::name).orElse("-"))));
        System.out.println((Object) es.stream().collect(groupingBy(Emp::dept, TreeMap::new, flatMapping(e -> e.skills().stream(), toCollection(TreeSet::new)))));
        System.out.println((Object) es.stream().collect(groupingBy(Emp::dept, TreeMap::new, filtering(e -> e.pay() > 100, counting()))));
        System.out.println((Object) es.stream().collect(groupingBy(Emp::dept, TreeMap::new, reducing(0.0, Emp::pay, Double::sum))));
        System.out.println((Object) es.stream().collect(collectingAndThen(toList(), l -> { Collections.reverse(l); return l.get(0).name(); })));
        System.out.println((Object) es.stream().collect(toMap(Emp::dept, Emp::pay, Double::sum, TreeMap::new)));
        try {
            es.stream().collect(toMap(Emp::dept, Emp::name));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            es.stream().collect(toMap(Emp::name, e -> e.age() > 50 ? null : 1));
        } catch (NullPointerException e) {
            System.out.println("NPE " + e.getStackTrace()[0].getMethodName());
        }
        try {
            es.stream().collect(toUnmodifiableList()).add(null);
        } catch (UnsupportedOperationException e) {
            System.out.println(e);
        }
        System.out.println(Stream.iterate(new int[] {0, 1}, p -> new int[] {p[1], p[0] + p[1]}).map(p -> p[0]).takeWhile(x -> x < 200).dropWhile(x -> x < 5).toList());
        System.out.println((Object) IntStream.iterate(1, i -> i < 1000, i -> i * 3).boxed().collect(toCollection(ArrayDeque::new)));
        System.out.println(Stream.of(1, 2, 3).<String>mapMulti((x, c) -> { for (int i = 0; i < x; i++) c.accept("" + x); }).collect(joining()));
        System.out.println(Stream.of("b", "a", "c").sorted(Comparator.reverseOrder()).reduce("", String::concat) + Stream.concat(Stream.of(1), Stream.of(2)).mapToInt(x -> x).summaryStatistics());
        System.out.println(Arrays.toString(Stream.of("x", "yy").toArray(String[]::new)) + IntStream.rangeClosed(1, 5).mapToObj(Integer::toString).collect(joining("+")) + DoubleStream.of(.1, .2, .3, .4, .5, .6, .7).sum() + " " + LongStream.range(0, 10).filter(x -> x % 3 == 0).boxed().toList());
        System.out.println(Stream.of(5, 3, 9, 1).peek(x -> System.out.print("p" + x + " ")).filter(x -> x > 2).peek(x -> System.out.print("f" + x + " ")).sorted().limit(2).peek(x -> System.out.print("l" + x + " ")).anyMatch(x -> x == 5));
        System.out.println(Stream.of(1, 1, 2, 3, 3).distinct().skip(1).count() + " " + Stream.generate(() -> "z").limit(3).collect(joining()) + " " + IntStream.of(3, 1, 2).sorted().boxed().map(String::valueOf).collect(Collector.of(StringBuilder::new, StringBuilder::append, StringBuilder::append, StringBuilder::toString)));
        Spliterator<Integer> sp = List.of(1, 2, 3, 4, 5, 6, 7, 8).spliterator();
        Spliterator<Integer> left = sp.trySplit();
        left.forEachRemaining(x -> System.out.print(x + " "));
        System.out.println("| " + sp.estimateSize() + " " + sp.hasCharacteristics(Spliterator.SIZED) + " " + Integer.toBinaryString(Stream.of(1).sorted().distinct().spliterator().characteristics()));
        try {
            Stream<Integer> s = Stream.of(1);
            s.count();
            s.count();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try (Stream<Integer> s = Stream.of(1, 2).onClose(() -> System.out.println("closed1")).onClose(() -> { throw new RuntimeException("c2"); })) {
            System.out.println(s.mapToInt(Integer::intValue).max());
        } catch (RuntimeException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(StreamSupport.stream(((Iterable<Integer>) () -> List.of(4, 5).iterator()).spliterator(), false).map(x -> x * x).toList() + " " + Stream.of(Optional.of(1), Optional.<Integer>empty()).flatMap(Optional::stream).toList() + " " + Stream.ofNullable(null).count() + IntStream.range(0, 20).parallel().map(x -> x * x).sum() + " " + Stream.of(3, 1, 2).parallel().sorted().map(String::valueOf).collect(joining(",")));
        Map<Boolean, Map<Integer, List<String>>> nested = Stream.of("one", "two", "three", "four", "five", "six").collect(partitioningBy(s -> s.contains("e"), groupingBy(String::length, TreeMap::new, toList())));
        System.out.println(nested);
        System.out.println("mississippi".chars().mapToObj(c -> (char) c).collect(groupingBy(Function.identity(), LinkedHashMap::new, counting())).entrySet().stream().sorted(Map.Entry.<Character, Long>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey())).map(Object::toString).collect(joining(" ")));
        System.out.println(Stream.of("a", "b").collect(Collectors.toSet()).getClass() + " " + Stream.of(1).toList().getClass() + " " + Stream.of(1, 2).collect(toList()).getClass() + Stream.of(1).collect(Collectors.toUnmodifiableSet()).getClass());
    }
}
