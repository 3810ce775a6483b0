import java.util.*;

public class CamelSnake {
    static String snake(String s) { return s.replaceAll("([a-z0-9])([A-Z])", "$1_$2").toLowerCase(Locale.ROOT); }
    static String camel(String s) { StringBuilder b = new StringBuilder(); boolean up = false; for (char c : s.toCharArray()) if (c == '_') up = true; else { b.append(up ? Character.toUpperCase(c) : c); up = false; } return b.toString(); }

    public static void main(String[] args) {
        for (String s : List.of("camelCaseText", "x", "aB1C")) System.out.println(snake(s) + " " + camel(snake(s)));
    }
}
