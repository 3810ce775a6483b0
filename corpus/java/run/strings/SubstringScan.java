import java.util.*;

public class SubstringScan {
    public static void main(String[] args) {
        String s = "abracadabra";
        Map<String, Integer> m = new TreeMap<>();
        for (int i = 0; i < s.length(); i++) for (int j = i + 2; j <= Math.min(s.length(), i + 4); j++) m.merge(s.substring(i, j), 1, Integer::sum);
        m.values().removeIf(v -> v < 2);
        System.out.println(m);
        int c = 0;
        for (int i = s.indexOf("abra"); i >= 0; i = s.indexOf("abra", i + 1)) c = c * 100 + i + 1;
        System.out.println(c + s.substring(3, 3) + s.substring(s.length()) + s.startsWith("cad", 4) + s.endsWith(""));
    }
}
