import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class StreamPipelines {
    record Order(int id, String customer, List<Item> items) { }

    record Item(String sku, int qty, double price) {
        double total() {
            return qty * price;
        }
    }

    static <T> Collector<T, ?, List<List<T>>> windowed(int n) {
        return Collector.of(ArrayList::new, (acc, t) -> {
            if (acc.isEmpty() || acc.get(acc.size() - 1).size() == n) acc.add(new ArrayList<>());
            acc.get(acc.size() - 1).add(t);
        }, (a, b) -> {
            a.addAll(b);
            return a;
        });
    }

    public static void main(String[] args) {
        List<Order> orders = List.of(new Order(1, "ann", List.of(new Item("pen", 10, 1.5), new Item("book", 1, 12))), new Order(2, "bob", List.of(new Item("pen", 3, 1.5))), new Order(3, "ann", List.of()), new Order(4, "cy", List.of(new Item("desk", 1, 199.99), new Item("lamp", 2, 20), new Item("pen", 1, 1.5))));
        System.out.println(orders.stream().flatMap(o -> o.items().stream()).mapToDouble(Item::total).sum());
        System.out.println(new TreeMap<>(orders.stream().flatMap(o -> o.items().stream()).collect(Collectors.groupingBy(Item::sku, Collectors.summingInt(Item::qty)))));
        System.out.println(orders.stream().collect(Collectors.groupingBy(Order::customer, TreeMap::new, Collectors.summingDouble(o -> o.items().stream().mapToDouble(Item::total).sum()))).entrySet().stream().sorted(Map.Entry.<String, Double>comparingByValue().reversed()).map(e -> e.getKey() + "=" + e.getValue()).collect(Collectors.joining("; ")));
        System.out.println(orders.stream().max(Comparator.comparingDouble(o -> o.items().stream().mapToDouble(Item::total).max().orElse(0))).map(Order::id).orElse(-1));
        System.out.println(orders.stream().filter(Predicate.not(o -> o.items().isEmpty())).map(o -> o.items().get(0).sku()).distinct().sorted().toList());
        System.out.println(IntStream.range(0, 10).boxed().collect(windowed(4)));
        String text = "it was the best of times it was the worst of times";
        System.out.println(Arrays.stream(text.split(" ")).collect(Collectors.groupingBy(Function.identity(), Collectors.counting())).entrySet().stream().sorted(Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder()).thenComparing(Map.Entry.comparingByKey())).limit(4).toList());
        System.out.println(Stream.iterate(new long[] {0, 1}, f -> new long[] {f[1], f[0] + f[1]}).map(f -> f[0]).limit(15).toList());
        System.out.println(IntStream.rangeClosed(1, 5).mapToObj(i -> IntStream.rangeClosed(1, i).mapToObj(Integer::toString).collect(Collectors.joining(" "))).collect(Collectors.joining("\n")));
        Map<Boolean, List<Integer>> parts = IntStream.rangeClosed(1, 10).boxed().collect(Collectors.partitioningBy(x -> x % 2 == 0));
        System.out.println(parts.get(true) + " " + parts.get(false));
        Supplier<Stream<String>> src = () -> Stream.of("b", "a", "c");
        System.out.println(src.get().sorted().toList() + " " + src.get().count());
        List<List<Integer>> perms = Stream.of(1, 2, 3).flatMap(a -> Stream.of(1, 2, 3).filter(b -> !b.equals(a)).map(b -> List.of(a, b, 6 - a - b))).toList();
        System.out.println(perms);
        System.out.println(Stream.of("a-1", "b-2").map(s -> s.split("-")).collect(Collectors.toMap(p -> p[0], p -> Integer.parseInt(p[1]), (x, y) -> y, TreeMap::new)).descendingMap());
        List<Function<Integer, Integer>> fs = List.of(x -> x + 1, x -> x * 10, x -> x - 3);
        System.out.println(fs.stream().reduce(Function.identity(), Function::andThen).apply(4));
        System.out.println(Stream.of(5, 1, 4).sorted(Collections.reverseOrder()).map(String::valueOf).reduce((a, b) -> b + a).get());
        int[][] grid = {{1, 2}, {3, 4}, {5, 6}};
        System.out.println(Arrays.stream(grid).flatMapToInt(Arrays::stream).sum() + " " + Arrays.stream(grid).map(r -> Arrays.stream(r).boxed().toList()).toList() + " " + IntStream.range(0, 2).mapToObj(c -> Arrays.stream(grid).mapToInt(r -> r[c]).boxed().toList()).toList());
        System.out.println(orders.parallelStream().mapToInt(Order::id).sum());
        BinaryOperator<Integer> gcd = (a, b) -> {
            while (b != 0) {
                int t = a % b;
                a = b;
                b = t;
            }
            return a;
        };
        System.out.println(Stream.of(84, 36, 120).reduce(gcd).get());
    }
}
