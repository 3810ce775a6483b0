import java.util.*;
import java.util.stream.*;

public class MorseCode {
    public static void main(String[] args) {
        Map<Character, String> m = new TreeMap<>(Map.of('s', "...", 'o', "---", 'e', ".", 't', "-"));
        String c = "sos toe".chars().mapToObj(x -> x == ' ' ? "/" : m.get((char) x)).collect(Collectors.joining(" "));
        Map<String, Character> r = new HashMap<>();
        m.forEach((k, v) -> r.put(v, k));
        System.out.println(c + " " + Arrays.stream(c.split(" ")).map(x -> x.equals("/") ? " " : "" + r.get(x)).collect(Collectors.joining()));
    }
}
