import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;
import java.util.stream.*;
import static java.util.stream.Collectors.*;
public class CollectorZoo {
    static void p(Object o) {
        System.out.println(o);
    }
    static void p() {
        System.out.println();
    }
    enum Dept {
        ENG, OPS, HR, LEGAL
    }
    record Emp(String name, Dept dept, double pay, int age, List<String> skills) {
    }
    static final List<Emp> E = List.of(new Emp("Zoe", Dept.ENG, 120.5, 33, List.of("java", "c")), new Emp("Adam", Dept.OPS, 80, 45, List.of("bash")), new Emp("Bob", Dept.ENG, 99.25, 28, List.of("java", "rust", "sql")), new Emp("Cy", Dept.HR, 60, 51, List.of()), new Emp("Di", Dept.OPS, 82, 39, List.of("bash", "sql")), new Emp("Eve", Dept.ENG, 120.5, 61, List.of("cobol")));
    static <T> Collector<T, ?, List<List<T>>> chunk(int n) {
        return Collector.of(ArrayList::new, (acc, t) -> {
            if (acc.isEmpty() || acc.get(acc.size() - 1).size() == n) acc.add(new ArrayList<>());
            acc.get(acc.size() - 1).add(t);
        }, (a, b) -> {
            throw new UnsupportedOperationException();
        });
    }
    static <T, A, R> Collector<T, A, R> logged(String n, Collector<T, A, R> c) {
        return new Collector<>() {
            public Supplier<A> supplier() {
                System.out.print(n + ":sup ");
                return c.supplier();
            }
            public BiConsumer<A, T> accumulator() {
                System.out.print("acc ");
                return c.accumulator();
            }
            public BinaryOperator<A> combiner() {
                System.out.print("com ");
                return c.combiner();
            }
            public Function<A, R> finisher() {
                System.out.print("fin ");
                return c.finisher();
            }
            public Set<Characteristics> characteristics() {
                System.out.print("chr ");
                return c.characteristics();
            }
        };
    }
    public static void main(String[] args) {
        p(E.stream().collect(groupingBy(Emp::dept, () -> new EnumMap<>(Dept.class), mapping(Emp::name, joining("/", "<", ">")))));
        p(E.stream().collect(groupingBy(Emp::dept, TreeMap::new, collectingAndThen(averagingDouble(Emp::pay), d -> Math.round(d * 100) / 100.0))));
        p(E.stream().collect(partitioningBy(e -> e.age() > 40, mapping(Emp::name, toCollection(() -> new TreeSet<String>(Comparator.reverseOrder()))))));
        p(E.stream().collect(groupingBy(e -> e.age() / 10 * 10, TreeMap::new, flatMapping(e -> e.skills().stream(), toCollection(TreeSet::new)))));
        p(E.stream().collect(groupingBy(e -> e.name().length(), TreeMap::new, filtering(e -> e.pay() > 90, counting()))));
        p(E.stream().collect(teeing(summingDouble(Emp::pay), counting(), (s, c) -> s + "/" + c)));
        p(E.stream().collect(teeing(minBy(Comparator.comparingInt(Emp::age)), maxBy(Comparator.comparing(Emp::pay).thenComparing(Emp::name)), (a, b) -> a.get().name() + "-" + b.get().name())));
        p(E.stream().collect(toMap(Emp::dept, Emp::pay, Double::sum, TreeMap::new)));
        try {
            E.stream().collect(toMap(Emp::dept, Emp::name));
        } catch (IllegalStateException e) {
            p(e.getMessage());
        }
        try {
            Stream.of("a").collect(toMap(s -> s, s -> null));
        } catch (NullPointerException e) {
            p("npe " + e.getMessage());
        }
        try {
            Stream.of("a", null).collect(groupingBy(s -> s));
        } catch (NullPointerException e) {
            p(e.getMessage());
        }
        p(E.stream().collect(summarizingDouble(Emp::pay)));
        p(E.stream().mapToInt(Emp::age).summaryStatistics());
        p(E.stream().collect(summarizingLong(Emp::age)));
        p(Stream.<Emp>empty().collect(summarizingInt(Emp::age)));
        p(E.stream().collect(reducing(0.0, Emp::pay, Math::max)) + " " + E.stream().map(Emp::name).collect(reducing((a, b) -> a.length() >= b.length() ? a : b)) + E.stream().map(Emp::age).collect(reducing(0, Integer::sum)));
        p(IntStream.rangeClosed(1, 11).boxed().collect(chunk(4)) + " " + Stream.of(1, 2).collect(toUnmodifiableSet()).size() + Stream.of(3).collect(toUnmodifiableMap(i -> i, i -> i * i)) + Stream.of("q", "r").collect(collectingAndThen(toList(), Collections::unmodifiableList)));
        p(Stream.of(3, 1, 2).collect(logged("L", toList())));
        p(Stream.of("b", "a").collect(logged("J", joining("+"))));
        p(Stream.of(1, 2, 3).collect(groupingByConcurrent(i -> i % 2 == 0 ? "even" : "odd", ConcurrentSkipListMap::new, summingInt(i -> i))));
        p(Stream.of(1, 2, 3, 4).parallel().collect(toConcurrentMap(i -> i % 2, i -> i, Integer::sum)));
        Map<Boolean, Map<Dept, Optional<String>>> nested = E.stream().collect(partitioningBy(e -> e.skills().size() > 1, groupingBy(Emp::dept, TreeMap::new, mapping(Emp::name, maxBy(Comparator.naturalOrder())))));
        p(nested + " " + nested.getClass().getSimpleName() + nested.get(false).size());
        p(Stream.of("x", "yy", "zzz").collect(StringBuilder::new, (sb, s) -> sb.append(s.length()).append(s), StringBuilder::append).reverse());
        p(IntStream.range(0, 20).collect(BitSet::new, BitSet::set, BitSet::or));
        p(E.stream().sorted(Comparator.comparing(Emp::dept, Comparator.reverseOrder()).thenComparing(Emp::age, (a, b) -> b - a).thenComparing(Emp::name)).map(Emp::name).toList());
        p(E.stream().flatMap(e -> e.skills().stream().map(s -> Map.entry(s, e.name()))).collect(groupingBy(Map.Entry::getKey, TreeMap::new, mapping(Map.Entry::getValue, toList()))));
        p(Stream.iterate(new long[]{0, 1}, p -> new long[]{p[1], p[0] + p[1]}).limit(15).map(p -> p[0]).map(String::valueOf).collect(joining(",")));
        p(Stream.iterate(1, i -> i < 500, i -> i * 3).mapMulti((Integer i, Consumer<Object> c) -> {
            if (i % 2 == 1) {
                c.accept(i);
                c.accept("#" + i);
            }
        }).toList());
        p(IntStream.iterate(10, i -> i - 3).takeWhile(i -> i > -5).boxed().toList() + "" + Stream.of(1, 5, 2, 8, 3).dropWhile(i -> i < 4).toList());
        p(Arrays.toString(Stream.of(1, 2, 3).toArray(Integer[]::new)) + Stream.concat(Stream.of(1), Stream.of(2)).mapToInt(i -> i).average() + DoubleStream.of(1.5, 2.5).sum() + LongStream.rangeClosed(1, 20).reduce(1, (a, b) -> a * b));
        p(DoubleStream.of(0.1, 0.2, 0.3, 0.4, 1e100, -1e100).sum() + " " + Stream.of(0.1, 0.2, 0.3).collect(averagingDouble(d -> d)) + " " + DoubleStream.empty().average() + DoubleStream.empty().max() + DoubleStream.empty().summaryStatistics());
        try {
            Stream<String> s = Stream.of("a");
            s.count();
            s.count();
        } catch (IllegalStateException e) {
            p(e.getMessage());
        }
        Stream.of("one", "two", "three").onClose(() -> p("closed1")).onClose(() -> {
            throw new IllegalStateException("c2");
        }).filter(s -> {
            System.out.print("f:" + s + " ");
            return s.length() > 2;
        }).map(s -> {
            System.out.print("m:" + s + " ");
            return s.toUpperCase();
        }).sorted().peek(s -> System.out.print("p:" + s + " ")).anyMatch(s -> s.startsWith("T"));
        p("");
        try (Stream<Integer> s = Stream.of(1).onClose(() -> p("closed1")).onClose(() -> {
            throw new IllegalStateException("c2");
        }).onClose(() -> {
            throw new RuntimeException("c3");
        })) {
            p(s.findFirst());
        } catch (IllegalStateException e) {
            p(e + Arrays.toString(e.getSuppressed()));
        }
        Spliterator<Integer> sp = List.of(1, 2, 3, 4, 5).spliterator(), h = sp.trySplit();
        p(sp.estimateSize() + " " + h.estimateSize() + " " + sp.hasCharacteristics(Spliterator.SIZED) + " " + new TreeSet<>(Set.of(1)).spliterator().characteristics() + " " + new HashSet<>().spliterator().characteristics() + " " + Stream.iterate(1, i -> i).spliterator().characteristics() + " " + "abc".chars().spliterator().characteristics() + " " + new ArrayList<>().stream().map(i -> i).filter(i -> true).spliterator().characteristics());
        p(Collectors.toList().characteristics() + "" + Collectors.toSet().characteristics() + Collectors.groupingByConcurrent(i -> i).characteristics() + Collectors.counting().characteristics());
    }
}
