import java.util.*;
import java.util.stream.*;

public class LongestWord {
    public static void main(String[] args) {
        List<String> w = List.of("fig", "banana", "kiwi", "cherry");
        System.out.println(w.stream().max(Comparator.comparingInt(String::length)).get() + w.stream().collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.toList())) + w.stream().map(String::length).reduce(Integer::sum).get() + w.stream().sorted(Comparator.comparing(s -> s.charAt(s.length() - 1))).toList());
    }
}
