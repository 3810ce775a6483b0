import java.util.*;
import java.util.stream.*;

public class FrequencySort {
    public static void main(String[] args) {
        String s = "tree house meets";
        Map<Character, Integer> f = new HashMap<>();
        for (char c : s.toCharArray()) f.merge(c, 1, Integer::sum);
        System.out.println(f.entrySet().stream().sorted(Map.Entry.<Character, Integer>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey())).map(e -> String.valueOf(e.getKey()).repeat(e.getValue())).collect(Collectors.joining("|")) + f);
    }
}
