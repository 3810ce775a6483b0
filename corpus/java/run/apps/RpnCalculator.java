import java.util.*;

public class RpnCalculator {
    static double eval(String s) { Deque<Double> st = new ArrayDeque<>(); for (String t : s.trim().split("\\s+")) switch (t) { case "+" -> st.push(st.pop() + st.pop()); case "*" -> st.push(st.pop() * st.pop()); case "-" -> { double b = st.pop(); st.push(st.pop() - b); } case "/" -> { double b = st.pop(); st.push(st.pop() / b); } case "dup" -> st.push(st.peek()); case "sqrt" -> st.push(Math.sqrt(st.pop())); default -> st.push(Double.parseDouble(t)); } if (st.size() != 1) throw new IllegalStateException("left " + st.size()); return st.pop(); }

    public static void main(String[] args) {
        for (String s : List.of("3 4 +", "5 1 2 + 4 * + 3 -", "2 dup * sqrt", "1 0 /", "1 +", "1 2", "x", "-1 sqrt")) try { System.out.println(s + " = " + eval(s)); } catch (NoSuchElementException | IllegalStateException | NumberFormatException e) { System.out.println(s + " ! " + e.getClass().getSimpleName() + " " + e.getMessage()); }
    }
}
