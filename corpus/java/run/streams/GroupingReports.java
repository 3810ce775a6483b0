import java.util.*;
import java.util.stream.*;

public class GroupingReports {
    record Sale(String region, String item, int qty, double price) { double total() { return qty * price; } }

    public static void main(String[] args) {
        List<Sale> s = List.of(new Sale("N", "pen", 3, 1.5), new Sale("S", "pen", 1, 1.5), new Sale("N", "cup", 2, 4), new Sale("W", "hat", 1, 9.99), new Sale("S", "cup", 5, 4));
        System.out.println("" + s.stream().collect(Collectors.groupingBy(Sale::region, TreeMap::new, Collectors.summingDouble(Sale::total))));
        System.out.println("" + s.stream().collect(Collectors.groupingBy(Sale::item, TreeMap::new, Collectors.mapping(Sale::region, Collectors.toCollection(TreeSet::new)))));
        System.out.println("" + s.stream().collect(Collectors.groupingBy(x -> x.qty() > 2 ? "bulk" : "small", TreeMap::new, Collectors.collectingAndThen(Collectors.maxBy(Comparator.comparing(Sale::total)), o -> o.map(Sale::item).orElse("-")))));
        System.out.println("" + s.stream().collect(Collectors.partitioningBy(x -> x.price() > 2, Collectors.averagingDouble(Sale::total))));
        System.out.println("" + s.stream().collect(Collectors.toMap(Sale::item, Sale::qty, Integer::sum, TreeMap::new)).descendingMap());
        System.out.println("" + s.stream().sorted(Comparator.comparing(Sale::region).thenComparing(Sale::total, Comparator.reverseOrder())).map(x -> x.region() + x.total()).toList());
        System.out.println("" + s.stream().collect(Collectors.teeing(Collectors.minBy(Comparator.comparingInt(Sale::qty)), Collectors.summarizingInt(Sale::qty), (a, b) -> a.get().item() + b.getMax() + "/" + b.getAverage())));
        System.out.println("" + s.stream().map(Sale::item).distinct().sorted(Comparator.reverseOrder()).collect(Collectors.joining(",", "<", ">")));
    }
}
