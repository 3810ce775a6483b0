import java.util.*;

public class GradeBook {
    record Student(String name, Map<String, List<Integer>> marks) { double avg() { return marks.values().stream().flatMap(List::stream).mapToInt(x -> x).average().orElse(Double.NaN); } }

    public static void main(String[] args) {
        List<Student> all = List.of(new Student("Ann", new TreeMap<>(Map.of("math", List.of(90, 80), "art", List.of(70)))), new Student("Bob", new TreeMap<>(Map.of("math", List.of(55), "art", List.of(95, 85)))), new Student("Cy", Map.of()));
        for (Student s : all) System.out.printf(Locale.ROOT, "%-4s %6.2f %s%n", s.name(), s.avg(), s.marks());
        System.out.println(all.stream().filter(s -> !Double.isNaN(s.avg())).max(Comparator.comparingDouble(Student::avg)).map(Student::name).orElse("?"));
        Map<String, IntSummaryStatistics> by = new TreeMap<>();
        for (Student s : all) s.marks().forEach((k, v) -> v.forEach(m -> by.computeIfAbsent(k, x -> new IntSummaryStatistics()).accept(m)));
        by.forEach((k, v) -> System.out.println(k + " " + v.getMin() + ".." + v.getMax() + " " + v.getAverage()));
    }
}
