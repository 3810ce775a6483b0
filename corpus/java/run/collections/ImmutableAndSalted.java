import java.util.*;
import java.util.stream.Collectors;

public class ImmutableAndSalted {
    public static void main(String[] args) {
        Set<String> s = Set.of("d", "a", "c", "b");
        System.out.println(new TreeSet<>(s) + " " + s.size() + " " + s.contains("a") + " " + s.contains("z") + " " + s.hashCode() + " " + s.equals(Set.of("a", "b", "c", "d")));
        Map<String, Integer> m = Map.of("one", 1, "two", 2, "three", 3);
        System.out.println(new TreeMap<>(m) + " " + m.get("two") + " " + m.get("x") + " " + m.containsValue(3) + " " + m.hashCode() + " " + m.keySet().stream().sorted().toList());
        Map<Integer, String> big = Map.ofEntries(Map.entry(1, "a"), Map.entry(2, "b"), Map.entry(3, "c"));
        System.out.println(big.values().stream().sorted().collect(Collectors.joining()));
        System.out.println(big.entrySet().stream().sorted(Map.Entry.comparingByKey(Comparator.reverseOrder())).toList());
        System.out.println(m.entrySet().stream().sorted(Map.Entry.comparingByValue()).map(Map.Entry::getKey).toList());
        for (Runnable r : List.<Runnable>of(() -> s.add("q"), () -> s.remove("a"), () -> m.remove("one"), () -> m.merge("one", 1, Integer::sum), () -> List.of().add(1), () -> s.clear(), () -> m.keySet().remove("one"), () -> List.of(1, 2, 3).iterator().remove(), () -> m.computeIfAbsent("q", k -> 1))) {
            try {
                r.run();
                System.out.println("allowed");
            } catch (UnsupportedOperationException e) {
                System.out.println("unsupported");
            }
        }
        System.out.println(List.of().isEmpty() + " " + List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11).size() + " " + List.of(new int[] {1, 2}).size() + " " + List.of(new Integer[] {1, 2}).size());
        System.out.println(Set.copyOf(List.of(1, 1, 1)).size() + " " + List.of("a", "b").equals(Arrays.asList("a", "b")) + " " + List.of(1, 2).hashCode() + " " + Set.of().equals(new HashSet<>()) + " " + Map.of().equals(new TreeMap<>()));
        try {
            m.get(null);
        } catch (NullPointerException e) {
            System.out.println("null key");
        }
        try {
            Map.entry(null, 1);
        } catch (NullPointerException e) {
            System.out.println("null entry");
        }
        List<Integer> tl = java.util.stream.Stream.of(1, null, 2).toList();
        System.out.println(tl + " " + tl.contains(null));
        System.out.println(List.of(3, 4, 5).subList(1, 3) + " " + List.of(3, 4).indexOf(4) + " " + List.of(1, 2, 3).toArray(new Integer[0]).length);
    }
}
