import java.util.*;
import java.util.stream.*;

/** Streams, formats, exceptions and records, and then tables whose order depends on hashes. */
public class Everyday {
    enum Kind { INFO, WARN, ERROR, DEBUG }

    record Entry(Kind kind, String text, int size) {}

    static class Node {}

    public static void main(String[] args) {
        List<Entry> entries = new ArrayList<>();
        for (Kind kind : Kind.values()) entries.add(new Entry(kind, kind.name().toLowerCase(), kind.ordinal() * 7));
        System.out.println(entries.get(1) + " " + entries.get(0).equals(entries.get(2)));
        System.out.println(new HashSet<>(entries).size() + " " + new Node());
        System.out.println(String.format("%-6s|%5d|%.2f", "row", 42, 3.14159) + new Node());
        try {
            throw new IllegalStateException("state " + entries.size());
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        Map<Kind, List<Integer>> sizes = entries.stream()
            .sorted(Comparator.comparing(Entry::text))
            .collect(Collectors.groupingBy(Entry::kind, Collectors.mapping(Entry::size, Collectors.toList())));
        sizes.forEach((kind, all) -> System.out.println(kind + " -> " + all));
        System.out.println(new HashSet<>(EnumSet.allOf(Kind.class)) + " " + new Node());
        System.out.println(IntStream.range(0, 9).boxed().collect(Collectors.partitioningBy(x -> x % 2 == 0)));
        System.out.println(new Node());
    }
}
