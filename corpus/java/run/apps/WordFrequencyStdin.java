// stdin: It was the best of times,\nit was the worst of times;\nIT WAS the age of wisdom...\n
import java.util.*;

public class WordFrequencyStdin {
    public static void main(String[] args) {
        Map<String, Integer> m = new TreeMap<>();
        try (Scanner s = new Scanner(System.in).useDelimiter("[^a-zA-Z]+")) { while (s.hasNext()) m.merge(s.next().toLowerCase(Locale.ROOT), 1, Integer::sum); }
        m.entrySet().stream().sorted((a, b) -> b.getValue() - a.getValue() != 0 ? b.getValue() - a.getValue() : a.getKey().compareTo(b.getKey())).forEach(e -> System.out.printf("%-8s%d%n", e.getKey(), e.getValue()));
    }
}
