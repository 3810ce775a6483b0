import java.util.*;

public class Comparators {
    record Person(String name, int age, Double score) { }

    public static void main(String[] args) {
        List<Person> ps = new ArrayList<>(List.of(new Person("Bob", 30, 1.5), new Person("alice", 25, 3.0), new Person("Carl", 30, null), new Person("Dan", 25, 2.0), new Person("Eve", 41, 1.5)));
        Map<String, Comparator<Person>> cs = new LinkedHashMap<>();
        cs.put("name", Comparator.comparing(Person::name));
        cs.put("name ci", Comparator.comparing(Person::name, String.CASE_INSENSITIVE_ORDER));
        cs.put("age", Comparator.comparingInt(Person::age));
        cs.put("age rev", Comparator.comparingInt(Person::age).reversed());
        cs.put("age name", Comparator.comparingInt(Person::age).thenComparing(Person::name));
        cs.put("age name desc", Comparator.comparing(Person::age).thenComparing(Person::name, Comparator.reverseOrder()));
        cs.put("score nulls first", Comparator.comparing(Person::score, Comparator.nullsFirst(Comparator.naturalOrder())));
        cs.put("score nulls last", Comparator.comparing(Person::score, Comparator.nullsLast(Comparator.reverseOrder())));
        cs.put("lambda", (a, b) -> a.name().length() - b.name().length());
        cs.put("long double", Comparator.comparingLong(Person::age).thenComparingDouble(p -> p.score() == null ? -1 : p.score()).thenComparingInt(p -> p.name().charAt(0)));
        cs.forEach((k, c) -> {
            List<Person> copy = new ArrayList<>(ps);
            copy.sort(c);
            System.out.println(k + ": " + copy.stream().map(Person::name).toList());
        });
        System.out.println(Comparator.<Integer>naturalOrder().compare(1, 2) + " " + Comparator.<Integer>naturalOrder().reversed().compare(1, 2) + " " + Comparator.nullsFirst((Comparator<String>) null).compare(null, "x") + " " + Collections.reverseOrder().equals(Comparator.reverseOrder()));
        Integer[] arr = {5, 3, 1, 4};
        Arrays.sort(arr, Comparator.comparing(x -> -x));
        System.out.println(Arrays.toString(arr));
        String[] words = {"pear", "fig", "apple", "kiwi", "date"};
        Arrays.sort(words, Comparator.comparingInt(String::length));
        System.out.println(Arrays.toString(words));
        Arrays.sort(words, 1, 4, Comparator.reverseOrder());
        System.out.println(Arrays.toString(words));
        try {
            List<Integer> l = new ArrayList<>();
            Random r = new Random(3);
            for (int i = 0; i < 200; i++) l.add(r.nextInt(100));
            l.sort((a, b) -> a > b ? 1 : -1);
            System.out.println("sorted " + (l.get(0) <= l.get(199)));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        List<int[]> pairs = new ArrayList<>();
        for (int i = 0; i < 40; i++) pairs.add(new int[] {i * 7 % 5, i});
        pairs.sort(Comparator.comparingInt(p -> p[0]));
        StringBuilder sb = new StringBuilder();
        for (int[] p : pairs) sb.append(p[0]).append(':').append(p[1]).append(' ');
        System.out.println("stable " + sb);
    }
}
