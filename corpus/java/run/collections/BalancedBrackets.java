import java.util.*;

public class BalancedBrackets {
    static boolean ok(String s) { Deque<Character> d = new ArrayDeque<>(); for (char c : s.toCharArray()) { int i = "([{".indexOf(c); if (i >= 0) d.push(")]}".charAt(i)); else if (")]}".indexOf(c) >= 0 && (d.isEmpty() || d.pop() != c)) return false; } return d.isEmpty(); }

    public static void main(String[] args) {
        for (String s : List.of("", "()", "([]{})", "(]", "((", "a(b)c]", "{[()()]}")) System.out.print(ok(s) + " ");
        System.out.println();
    }
}
