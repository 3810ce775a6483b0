import java.util.*;
import java.util.stream.*;

public class PrimitiveStreams {
    public static void main(String[] args) {
        System.out.println(IntStream.range(0, 5).sum() + " " + IntStream.rangeClosed(1, 5).reduce(1, (a, b) -> a * b) + " " + IntStream.of(3, 1, 2).sorted().boxed().toList() + " " + IntStream.empty().average() + " " + IntStream.of(1, 2).average().getAsDouble() + " " + IntStream.range(5, 2).count());
        System.out.println(IntStream.range(0, 10).filter(i -> i % 3 == 0).mapToObj(i -> "n" + i).toList() + " " + IntStream.iterate(1, i -> i * 2).limit(8).sum() + " " + IntStream.iterate(10, i -> i > 0, i -> i - 3).boxed().toList());
        System.out.println(IntStream.range(0, 100).summaryStatistics() + " " + DoubleStream.of(1.5, 2.5).summaryStatistics() + " " + LongStream.of(1, 2, 3).summaryStatistics());
        System.out.println(LongStream.rangeClosed(1, 20).reduce((a, b) -> a * b).getAsLong() + " " + LongStream.range(0, 1000000).filter(x -> x % 7 == 3).count() + " " + LongStream.of(5).mapToInt(x -> (int) x).max());
        System.out.println(DoubleStream.iterate(1, x -> x / 2).limit(20).sum() + " " + DoubleStream.of(0.1, 0.2, 0.3).sum() + " " + DoubleStream.of(1, Double.NaN, 2).max() + " " + DoubleStream.of(3, 1).min().getAsDouble() + " " + DoubleStream.of(1.1).boxed().toList() + " " + DoubleStream.of(2.7).mapToLong(d -> (long) d).sum());
        System.out.println(Stream.of("a", "bb", "ccc").mapToInt(String::length).sum() + " " + Stream.of("1.5", "2").mapToDouble(Double::parseDouble).sum() + " " + Stream.of(1, 2).mapToLong(i -> i).sum());
        System.out.println(Arrays.toString(IntStream.range(0, 5).map(i -> i * i).toArray()) + Arrays.toString(IntStream.range(0, 3).asDoubleStream().toArray()) + Arrays.toString(IntStream.range(0, 3).asLongStream().map(x -> x << 33).toArray()) + Arrays.toString(IntStream.range(0, 3).mapToDouble(i -> i / 2.0).toArray()));
        System.out.println(IntStream.range(0, 3).flatMap(i -> IntStream.range(0, i)).boxed().toList() + " " + IntStream.concat(IntStream.of(1), IntStream.of(2)).sum() + " " + IntStream.of(1, 1, 2).distinct().count() + " " + IntStream.range(0, 10).skip(3).limit(2).boxed().toList() + " " + IntStream.range(0, 9).takeWhile(i -> i < 4).sum() + IntStream.range(0, 9).dropWhile(i -> i < 4).sum());
        System.out.println(IntStream.rangeClosed(1, 3).mapMulti((i, c) -> { c.accept(i); c.accept(-i); }).boxed().toList());
        System.out.println(IntStream.range(0, 5).anyMatch(i -> i == 4) + " " + IntStream.range(0, 5).collect(StringBuilder::new, (sb, i) -> sb.append(i), StringBuilder::append) + " " + IntStream.generate(() -> 7).limit(3).sum());
        System.out.println(IntStream.rangeClosed(2, 50).filter(n -> IntStream.rangeClosed(2, (int) Math.sqrt(n)).noneMatch(d -> n % d == 0)).boxed().toList());
        System.out.println(IntStream.rangeClosed(1, 15).boxed().flatMap(a -> IntStream.rangeClosed(a, 15).filter(b -> Math.sqrt(a * a + b * b) % 1 == 0).mapToObj(b -> a + "," + b + "," + (int) Math.sqrt(a * a + b * b))).toList());
        OptionalInt oi = IntStream.of(4, 2).min();
        OptionalDouble od = DoubleStream.empty().max();
        System.out.println(oi + " " + od + " " + oi.getAsInt() + " " + od.orElse(-1) + " " + OptionalLong.of(5) + " " + IntStream.empty().findFirst().isPresent());
        try {
            od.getAsDouble();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        IntSummaryStatistics st = new IntSummaryStatistics();
        System.out.println(st);
        st.accept(5);
        st.combine(IntStream.of(1, 9).summaryStatistics());
        System.out.println(st.getMin() + " " + st.getMax() + " " + st.getAverage() + " " + st.getSum() + " " + st.getCount());
    }
}
