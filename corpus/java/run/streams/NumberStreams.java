import java.util.*;
import java.util.stream.*;

public class NumberStreams {
    public static void main(String[] args) {
        System.out.println(IntStream.rangeClosed(1, 100).filter(x -> x % 3 == 0 || x % 5 == 0).sum() + " " + LongStream.rangeClosed(1, 15).reduce(1, (a, b) -> a * b) + " " + DoubleStream.of(1, 2, 4).map(Math::sqrt).boxed().map(d -> String.format(Locale.ROOT, "%.3f", d)).toList());
        System.out.println(IntStream.iterate(27, n -> n != 1, n -> n % 2 == 0 ? n / 2 : 3 * n + 1).count() + " " + IntStream.range(0, 5).mapToObj(i -> "x".repeat(i)).toList() + " " + IntStream.of(1, 2, 3).mapToLong(i -> (long) i << 32).sum());
        System.out.println("" + new Random(3).ints(1000, 0, 10).boxed().collect(Collectors.groupingBy(x -> x, TreeMap::new, Collectors.counting())));
        System.out.println(IntStream.rangeClosed(0, 255).filter(b -> Integer.bitCount(b) == 2).count() + " " + "12345".chars().map(c -> c - '0').reduce(0, (a, b) -> a * 7 + b) + " " + IntStream.rangeClosed(1, 4).mapToObj(i -> IntStream.rangeClosed(1, 4).map(j -> i * j).boxed().toList()).toList());
        System.out.println(DoubleStream.iterate(0.1, d -> d + 0.1).limit(10).sum() + " " + DoubleStream.of(1e16, 1, -1e16).sum() + " " + IntStream.range(0, 0).max() + IntStream.of(3).average() + LongStream.empty().sum());
        System.out.println(Arrays.stream(new int[] {3, 1, 2}).asDoubleStream().mapToObj(Double::toString).collect(Collectors.joining("|")) + Arrays.stream(new double[] {1.5}).mapToInt(d -> (int) d).sum() + Stream.of(1, 2, 3).mapToInt(x -> x).summaryStatistics().getAverage());
    }
}
