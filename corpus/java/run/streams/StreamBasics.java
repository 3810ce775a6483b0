import java.util.*;
import java.util.stream.*;

public class StreamBasics {
    public static void main(String[] args) {
        List<Integer> l = List.of(5, 3, 8, 1, 9, 2, 8);
        System.out.println(l.stream().filter(x -> x > 2).map(x -> x * x).collect(Collectors.toList()));
        System.out.println(l.stream().sorted().toList() + " " + l.stream().sorted(Comparator.reverseOrder()).toList() + " " + l.stream().distinct().count());
        System.out.println(l.stream().reduce(0, Integer::sum) + " " + l.stream().reduce(Integer::max) + " " + Stream.<Integer>empty().reduce(Integer::max) + " " + l.stream().reduce("", (s, x) -> s + x, String::concat));
        System.out.println(l.stream().skip(2).limit(3).toList() + " " + l.stream().takeWhile(x -> x != 1).toList() + " " + l.stream().dropWhile(x -> x != 1).toList());
        System.out.println(l.stream().anyMatch(x -> x == 9) + " " + l.stream().allMatch(x -> x > 0) + " " + l.stream().noneMatch(x -> x > 100) + " " + Stream.empty().allMatch(x -> false));
        System.out.println(l.stream().min(Comparator.naturalOrder()).get() + " " + l.stream().max(Comparator.comparing(x -> x % 5)).get() + " " + l.stream().findFirst().get() + " " + l.stream().filter(x -> x > 50).findAny());
        System.out.println(Stream.iterate(1, x -> x * 2).limit(10).toList() + " " + Stream.iterate(1, x -> x < 100, x -> x * 3).toList());
        int[] n = {0};
        System.out.println(Stream.generate(() -> n[0]++).limit(4).toList() + " " + Stream.of("a", "b").toList() + " " + Stream.ofNullable(null).count() + " " + Stream.concat(Stream.of(1), Stream.of(2, 3)).toList());
        System.out.println(Stream.of(List.of(1, 2), List.of(3), List.<Integer>of()).flatMap(List::stream).toList() + " " + Stream.of("a b", "c").flatMap(s -> Arrays.stream(s.split(" "))).toList());
        System.out.println(Stream.of(1, 2, 3, 4).<String>mapMulti((x, c) -> {
            if (x % 2 == 0) {
                c.accept("e" + x);
                c.accept("E" + x);
            }
        }).toList());
        StringBuilder log = new StringBuilder();
        List<String> r = Stream.of("one", "two", "three", "four").peek(s -> log.append("p:").append(s).append(' ')).filter(s -> s.length() > 3).peek(s -> log.append("f:").append(s).append(' ')).map(String::toUpperCase).limit(1).toList();
        System.out.println(r + " " + log);
        Stream<Integer> lazy = l.stream().map(x -> {
            System.out.print("!");
            return x;
        });
        System.out.println("nothing yet");
        lazy.forEach(x -> System.out.print(x));
        System.out.println();
        try {
            lazy.count();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Arrays.toString(l.stream().toArray()) + Arrays.toString(l.stream().map(x -> "s" + x).toArray(String[]::new)));
        try {
            l.stream().map(x -> 10 / (x - 8)).forEach(x -> System.out.print(x + " "));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        Iterator<Integer> it = l.stream().filter(x -> x % 2 == 1).iterator();
        while (it.hasNext()) System.out.print(it.next() + " ");
        System.out.println();
        try (Stream<String> s = Stream.of("x").onClose(() -> System.out.println("closed"))) {
            System.out.println(s.count());
        }
        Stream.Builder<String> b = Stream.builder();
        b.add("p").add("q").accept("r");
        System.out.println(b.build().collect(Collectors.joining("+")));
        System.out.println(IntStream.range(0, 20).boxed().sorted(Comparator.comparing((Integer x) -> x % 3).thenComparing(Comparator.reverseOrder())).toList());
        List<Integer> un = Stream.of(1).toList();
        try {
            un.add(2);
        } catch (UnsupportedOperationException e) {
            System.out.println("toList is unmodifiable");
        }
        System.out.println(l.stream().unordered().sequential().isParallel() + " " + l.stream().sorted().skip(5).findFirst().orElse(-1));
        l.stream().sorted().forEachOrdered(System.out::print);
        System.out.println();
    }
}
