import java.util.*;
import java.util.stream.*;

public class ParallelStreamsSum {
    public static void main(String[] args) {
        System.out.println(IntStream.rangeClosed(1, 1000).parallel().sum() + " " + IntStream.range(0, 100).parallel().boxed().map(x -> x * x).filter(x -> x % 2 == 0).mapToInt(x -> x).sum());
        System.out.println(Stream.of("d", "a", "c", "b").parallel().sorted().toList() + " " + IntStream.range(0, 50).parallel().boxed().collect(Collectors.groupingBy(x -> x % 3, TreeMap::new, Collectors.summingInt(x -> x))).toString());
        System.out.println(Arrays.asList(3, 1, 2).parallelStream().reduce(0, Integer::sum) + " " + IntStream.range(0, 1000).parallel().filter(x -> x > 700).findFirst().getAsInt() + " " + Stream.iterate(1, x -> x + 1).limit(20).parallel().map(x -> x + ",").collect(Collectors.joining()));
        int[] a = new int[20];
        Arrays.parallelSetAll(a, i -> 20 - i);
        Arrays.parallelSort(a);
        System.out.println(Arrays.toString(a));
    }
}
