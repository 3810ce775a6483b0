import java.util.*;

public class BowlingScore {
    static int score(String s) { List<Integer> r = new ArrayList<>(); for (char c : s.toCharArray()) r.add(c == 'X' ? 10 : c == '-' ? 0 : c == '/' ? 10 - r.get(r.size() - 1) : c - '0'); int t = 0, i = 0; for (int f = 0; f < 10; f++) { if (r.get(i) == 10) { t += 10 + r.get(i + 1) + r.get(i + 2); i++; } else if (r.get(i) + r.get(i + 1) == 10) { t += 10 + r.get(i + 2); i += 2; } else { t += r.get(i) + r.get(i + 1); i += 2; } } return t; }

    public static void main(String[] args) {
        for (String s : List.of("XXXXXXXXXXXX", "9-9-9-9-9-9-9-9-9-9-", "5/5/5/5/5/5/5/5/5/5/5", "X7/9-X-88/-6XXX81", "12")) try { System.out.println(s + " " + score(s)); } catch (IndexOutOfBoundsException e) { System.out.println("incomplete " + e.getMessage()); }
    }
}
