import java.util.*;
import java.util.function.*;
import java.util.stream.*;
public class StreamsMasterclass {
    record Order(int id, String customer, List<Line> lines) {
        double total() {
            return lines.stream().mapToDouble(l -> l.qty() * l.price()).sum();
        }
    }
    record Line(String sku, int qty, double price) {
    }
    static <T, R> Collector<T, ?, Optional<R>> only(Function<? super T, R> f) {
        return Collectors.collectingAndThen(Collectors.mapping(f, Collectors.toList()), l -> l.size() == 1 ? Optional.of(l.get(0)) : Optional.empty());
    }
    static <T> Predicate<T> distinctBy(Function<? super T, ?> k) {
        Set<Object> seen = new HashSet<>();
        return t -> seen.add(k.apply(t));
    }
    public static void main(String[] args) {
        List<Order> os = List.of(new Order(1, "ann", List.of(new Line("a", 2, 1.5), new Line("b", 1, 10))), new Order(2, "bob", List.of(new Line("a", 5, 1.5))), new Order(3, "ann", List.of(new Line("c", 3, 7.25), new Line("a", 1, 1.4))), new Order(4, "cid", List.of()));
        System.out.println((Object) os.stream().collect(Collectors.groupingBy(Order::customer, TreeMap::new, Collectors.summingDouble(Order::total))));
        System.out.println((Object) os.stream().flatMap(o -> o.lines().stream()).collect(Collectors.groupingBy(Line::sku, TreeMap::new, Collectors.collectingAndThen(Collectors.toList(), l -> l.stream().mapToInt(Line::qty).summaryStatistics()))));
        System.out.println(os.stream().max(Comparator.comparingDouble(Order::total)).map(Order::id) + " " + os.stream().filter(o -> o.lines().isEmpty()).collect(only(Order::customer)) + os.stream().collect(only(Order::id)) + os.stream().filter(distinctBy(Order::customer)).map(Order::id).toList());
        System.out.println(os.stream().sorted(Comparator.comparing(Order::customer).reversed().thenComparing(Order::total, Comparator.reverseOrder())).map(o -> o.customer() + o.id()).collect(Collectors.joining(",", "[", "]")));
        Map<Boolean, List<Integer>> parts = os.stream().collect(Collectors.partitioningBy(o -> o.total() > 10, Collectors.mapping(Order::id, Collectors.toList())));
        System.out.println(parts);
        System.out.println(IntStream.rangeClosed(1, 15).mapToObj(i -> i % 15 == 0 ? "FizzBuzz" : i % 5 == 0 ? "Buzz" : i % 3 == 0 ? "Fizz" : "" + i).collect(Collectors.joining(" ")));
        List<List<Integer>> nested = List.of(List.of(1, 2), List.of(), List.of(3));
        System.out.println(nested.stream().flatMap(List::stream).mapToInt(Integer::intValue).mapToObj(Integer::toBinaryString).toList() + " " + nested.stream().mapToInt(List::size).boxed().toList() + nested.stream().<Integer>mapMulti((l, c) -> l.forEach(c)).reduce(1, (a, b) -> a * b));
        int[][] tri = Stream.iterate(new int[] {1}, r -> IntStream.rangeClosed(0, r.length).map(i -> (i == 0 ? 0 : r[i - 1]) + (i == r.length ? 0 : r[i])).toArray()).limit(6).toArray(int[][]::new);
        System.out.println(Arrays.deepToString(tri));
        System.out.println(Stream.of("apple", "bob", "cat").collect(Collectors.toMap(Function.identity(), String::length, (a, b) -> a, LinkedHashMap::new)) + " " + Stream.of("x").collect(Collectors.toMap(s -> s, s -> 1)).getClass().getSimpleName());
        System.out.println(Stream.of(1, 2, 3, 4).reduce(0, (a, b) -> a + b, Integer::sum) + " " + Stream.of(1, 2, 3).reduce((a, b) -> a - b).get() + " " + Stream.of("a", "b").parallel().reduce("", String::concat) + IntStream.range(0, 5).collect(ArrayList::new, ArrayList::add, ArrayList::addAll) + LongStream.rangeClosed(1, 20).reduce(1, (a, b) -> a * b) + " " + DoubleStream.iterate(1, x -> x / 2).limit(5).boxed().toList() + Stream.of(5, 3).min(Integer::compare).get() + IntStream.empty().average() + IntStream.of(1, 2).average().getAsDouble() + Stream.of(1, 2, 3, 4, 5, 1).takeWhile(x -> x < 4).toList() + Stream.of(1, 2, 3, 4, 5, 1).dropWhile(x -> x < 4).toList());
        try {
            Stream.of(1, null).map(x -> x + 1).toList();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            List.of(1, 2).stream().collect(Collectors.toMap(x -> "k", x -> x));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            IntStream.range(0, 3).boxed().toList().add(4);
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        try {
            Stream.iterate(1, x -> x + 1).limit(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Stream.of("b", "a", "c").sorted(Collections.reverseOrder()).toList() + " " + "hello world".chars().filter(Character::isLetter).mapToObj(c -> String.valueOf((char) c)).distinct().sorted().collect(Collectors.joining()) + new Random(3).ints(1000, 0, 6).boxed().collect(Collectors.groupingBy(x -> x, TreeMap::new, Collectors.counting())) + Collections.max(Stream.of("aa", "b").collect(Collectors.toList()), Comparator.comparing(String::length)));
        Iterator<Integer> fib = new Iterator<>() {
            int a = 0, b = 1;
            public boolean hasNext() {
                return true;
            }
            public Integer next() {
                int r = a;
                a = b;
                b += r;
                return r;
            }
        };
        System.out.println(StreamSupport.stream(Spliterators.spliteratorUnknownSize(fib, Spliterator.ORDERED), false).skip(5).limit(5).map(Object::toString).collect(Collectors.joining("<")));
        System.out.println(Arrays.asList(1, 2, 3).stream().peek(x -> System.out.print("[" + x + "]")).allMatch(x -> x < 2) + " " + Stream.of(1, 2, 3).noneMatch(x -> x > 5) + Stream.empty().findAny().isPresent() + Stream.of(9).findFirst() + IntStream.range(0, 4).mapToObj(i -> "r" + i).collect(Collectors.collectingAndThen(Collectors.toList(), Collections::unmodifiableList)).size());
        BinaryOperator<Function<Integer, Integer>> compose = (f, g) -> x -> g.apply(f.apply(x));
        System.out.println(Stream.<Function<Integer, Integer>>of(x -> x + 1, x -> x * 10, x -> x - 3).reduce(Function.identity(), compose).apply(4));
    }
}
