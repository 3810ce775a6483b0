import java.util.*;

public class ParenthesesGenerator {
    static void gen(String s, int o, int c, List<String> out) { if (o == 0 && c == 0) { out.add(s); return; } if (o > 0) gen(s + "(", o - 1, c + 1, out); if (c > 0) gen(s + ")", o, c - 1, out); }

    public static void main(String[] args) {
        for (int n = 0; n <= 4; n++) { List<String> out = new ArrayList<>(); gen("", n, 0, out); System.out.println(n + " " + out.size() + " " + out.get(0) + " " + out.get(out.size() - 1)); }
    }
}
