import java.util.*;

public class ValidatePatterns {
    public static void main(String[] args) {
        Map<String, String> p = new TreeMap<>(Map.of("email", "[\\w.+-]+@[\\w-]+\\.[a-z]{2,}", "date", "\\d{4}-(0[1-9]|1[0-2])-([0-2]\\d|3[01])", "hex", "#?([0-9a-fA-F]{3}|[0-9a-fA-F]{6})", "ip", "((25[0-5]|2[0-4]\\d|1?\\d?\\d)(\\.(?!$)|$)){4}"));
        for (String s : List.of("a.b@c.org", "2024-02-31", "2024-13-01", "#FFaa00", "192.168.1.256", "10.0.0.1")) { StringBuilder sb = new StringBuilder(s); p.forEach((k, v) -> { if (s.matches(v)) sb.append(' ').append(k); }); System.out.println(sb); }
    }
}
