import java.util.*;
import java.util.function.*;
import java.util.stream.*;
public class StreamsDeep {
    record Emp(String name, String dept, double sal, int age) {}
    public static void main(String[] args) {
        List<Emp> es = List.of(new Emp("Ann","IT",5000,30), new Emp("Bob","HR",4000,45),
                new Emp("Cid","IT",6000,28), new Emp("Dee","OPS",3500,51), new Emp("Eve","HR",4200,33));
        System.out.println((Object) es.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new,
                Collectors.averagingDouble(Emp::sal))));
        System.out.println((Object) es.stream().collect(Collectors.partitioningBy(e -> e.age() > 32,
                Collectors.mapping(Emp::name, Collectors.joining("/", "<", ">")))));
        System.out.println((Object) es.stream().collect(Collectors.teeing(Collectors.summingDouble(Emp::sal),
                Collectors.counting(), (s, c) -> s / c)));
        System.out.println((Object) es.stream().collect(Collectors.toMap(Emp::dept, Emp::sal, Double::sum,
                LinkedHashMap::new)));
        System.out.println((Object) es.stream().collect(Collectors.summarizingInt(Emp::age)));
        System.out.println((Object) es.stream().sorted(Comparator.comparing(Emp::dept).thenComparing(Emp::sal,
                Comparator.reverseOrder())).map(Emp::name).toList());
        System.out.println((Object) es.stream().collect(Collectors.collectingAndThen(Collectors.maxBy(Comparator.comparingDouble(Emp::sal)), o -> o.map(Emp::name).orElse("?"))));
        System.out.println((Object) es.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new,
                Collectors.filtering(e -> e.sal() > 4100,
                Collectors.flatMapping(e -> e.name().chars().mapToObj(c -> (char) c),
                Collectors.toCollection(TreeSet::new))))));
        try {
            es.stream().collect(Collectors.toMap(Emp::dept, Emp::name));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Stream.iterate(1, x -> x < 100, x -> x * 3).toList() + ""
                + IntStream.rangeClosed(1, 5).mapToObj(i -> "x".repeat(i)).collect(Collectors.toList()) + ""
                + Stream.of(5,3,1,4).takeWhile(x -> x > 2).toList() + ""
                + Stream.of(1,2,3,4,1).dropWhile(x -> x < 3).toList() + ""
                + IntStream.of(3,1,2).boxed().sorted(Collections.reverseOrder()).toList() + ""
                + Stream.of("a,b","c").flatMap(s -> Arrays.stream(s.split(","))).toList() + ""
                + Stream.of(1,2,3).<String>mapMulti((x,
                sink) -> { for (int i = 0; i < x; i++) sink.accept("" + x); }).toList() + ""
                + DoubleStream.of(1.5, 2.5).average().getAsDouble()
                + LongStream.range(0, 5).reduce(1, (a, b) -> a * 2 + b)
                + Stream.of(1,2,3,4).reduce(0, (a, x) -> a + x * x, Integer::sum));
        System.out.println(Stream.concat(Stream.of(1),
                Stream.of(2)).peek(x -> System.out.print("p" + x)).skip(1).findFirst() + " "
                + IntStream.iterate(7, x -> x % 2 == 0 ? x / 2 : 3 * x
                + 1).limit(20).boxed().map(String::valueOf).collect(Collectors.joining(",")));
        Supplier<Stream<Integer>> sup = () -> Stream.of(1,2,2,3);
        System.out.println(sup.get().distinct().count() + " " + sup.get().anyMatch(x -> x == 3)
                + sup.get().noneMatch(x -> x > 5) + sup.get().max(Integer::compare) + IntStream.empty().max()
                + sup.get().mapToInt(Integer::intValue).summaryStatistics());
        Stream<Integer> used = sup.get();
        used.count();
        try {
            used.count();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Stream.generate(new Supplier<Integer>() { int a = 0,
                b = 1; public Integer get() { int r = a; a = b; b += r; return r; } }).limit(15).toList() + " "
                + "hello world".chars().filter(Character::isLetter).mapToObj(c -> (char) c).collect(Collectors.groupingBy(Function.identity(), LinkedHashMap::new, Collectors.counting())));
        Collector<String,StringJoiner,String> cj = Collector.of(() -> new StringJoiner("+"), StringJoiner::add,
                StringJoiner::merge, StringJoiner::toString);
        System.out.println(Stream.of("a","b").collect(cj)
                + Stream.of(1,2,3,4,5,6).parallel().map(x -> x * x).collect(Collectors.toList()) + ""
                + IntStream.range(0, 1000).parallel().sum()
                + Arrays.stream(new int[][]{{1,2},{3}}).flatMapToInt(Arrays::stream).sum()
                + Arrays.asList(3,1,2).parallelStream().sorted().toList());
        try (Stream<String> c = Stream.of("x").onClose(() -> System.out.println("closed"))) {
            c.forEach(System.out::println);
        }
        System.out.println(Stream.of("b","a","c").sorted(Comparator.nullsFirst(Comparator.naturalOrder())).toList() + "" + Stream.ofNullable(null).count() + "" + IntStream.range(0, 5).collect(ArrayList<Integer>::new, ArrayList::add, ArrayList::addAll) + Optional.of(3).flatMap(x -> Optional.<Integer>empty()).or(() -> Optional.of(9)).stream().toList() + "" + OptionalInt.of(4) + Optional.ofNullable((String) null).map(String::length));
        try {
            Optional.empty().orElseThrow();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        new Random(7).ints(5, 0, 100).forEach(x -> System.out.print(x + " "));
        System.out.println(new SplittableRandom(3).ints(3, 0, 9).boxed().toList() + ""
                + new Random(9).doubles(2).boxed().toList() + new Random(3).nextGaussian());
    }
}
