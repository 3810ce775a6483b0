import java.util.*;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;

public class ExpressionEvaluator {
    private final String src;
    private int pos;
    private final Map<String, Double> vars;
    static final Map<String, DoubleUnaryOperator> FUNCS = Map.of("sqrt", Math::sqrt, "abs", Math::abs, "neg", x -> -x);

    ExpressionEvaluator(String src, Map<String, Double> vars) {
        this.src = src;
        this.vars = vars;
    }

    static class ParseError extends RuntimeException {
        ParseError(String m, int at) {
            super(m + " at " + at);
        }
    }

    double parse() {
        double v = expr();
        skip();
        if (pos < src.length()) throw new ParseError("unexpected '" + src.charAt(pos) + "'", pos);
        return v;
    }

    private void skip() {
        while (pos < src.length() && Character.isWhitespace(src.charAt(pos))) pos++;
    }

    private boolean eat(char c) {
        skip();
        if (pos < src.length() && src.charAt(pos) == c) {
            pos++;
            return true;
        }
        return false;
    }

    private double expr() {
        double v = term();
        while (true) {
            if (eat('+')) v += term();
            else if (eat('-')) v -= term();
            else return v;
        }
    }

    private double term() {
        double v = power();
        while (true) {
            if (eat('*')) v *= power();
            else if (eat('/')) v /= power();
            else if (eat('%')) v %= power();
            else return v;
        }
    }

    private double power() {
        double b = unary();
        return eat('^') ? Math.pow(b, power()) : b;
    }

    private double unary() {
        if (eat('-')) return -unary();
        if (eat('+')) return unary();
        return primary();
    }

    private double primary() {
        skip();
        if (eat('(')) {
            double v = expr();
            if (!eat(')')) throw new ParseError("expected ')'", pos);
            return v;
        }
        int start = pos;
        while (pos < src.length() && (Character.isDigit(src.charAt(pos)) || src.charAt(pos) == '.')) pos++;
        if (pos > start) return Double.parseDouble(src.substring(start, pos));
        while (pos < src.length() && Character.isLetter(src.charAt(pos))) pos++;
        if (pos == start) throw new ParseError(pos < src.length() ? "unexpected '" + src.charAt(pos) + "'" : "unexpected end", pos);
        String name = src.substring(start, pos);
        if (eat('(')) {
            DoubleUnaryOperator f = FUNCS.get(name);
            if (f == null) throw new ParseError("unknown function " + name, start);
            double v = f.applyAsDouble(expr());
            if (!eat(')')) throw new ParseError("expected ')'", pos);
            return v;
        }
        Double v = vars.get(name);
        if (v == null) throw new ParseError("unknown variable " + name, start);
        return v;
    }

    static List<String> toRpn(String s) {
        Map<String, Integer> prec = Map.of("+", 1, "-", 1, "*", 2, "/", 2);
        List<String> out = new ArrayList<>();
        Deque<String> ops = new ArrayDeque<>();
        for (StringTokenizer t = new StringTokenizer(s, "+-*/() ", true); t.hasMoreTokens(); ) {
            String k = t.nextToken();
            if (k.isBlank()) continue;
            if (prec.containsKey(k)) {
                while (!ops.isEmpty() && prec.getOrDefault(ops.peek(), 0) >= prec.get(k)) out.add(ops.pop());
                ops.push(k);
            } else if (k.equals("(")) ops.push(k);
            else if (k.equals(")")) {
                while (!ops.peek().equals("(")) out.add(ops.pop());
                ops.pop();
            } else out.add(k);
        }
        while (!ops.isEmpty()) out.add(ops.pop());
        return out;
    }

    static double evalRpn(List<String> rpn) {
        Map<String, DoubleBinaryOperator> ops = Map.of("+", (a, b) -> a + b, "-", (a, b) -> a - b, "*", (a, b) -> a * b, "/", (a, b) -> a / b);
        Deque<Double> st = new ArrayDeque<>();
        for (String k : rpn) {
            DoubleBinaryOperator op = ops.get(k);
            if (op == null) st.push(Double.valueOf(k));
            else {
                double b = st.pop(), a = st.pop();
                st.push(op.applyAsDouble(a, b));
            }
        }
        return st.pop();
    }

    public static void main(String[] args) {
        Map<String, Double> vars = new HashMap<>();
        vars.put("x", 3.0);
        vars.put("pi", 3.14);
        for (String e : List.of("1 + 2 * 3", "(1 + 2) * 3", "2 ^ 3 ^ 2", "-2 ^ 2", "10 % 4 + x", "sqrt(16) + abs(-2.5)", "1 / 0", "pi * x ^ 2", "2 * (3 + ", "4 $ 4", "foo(1)", "y + 1", "", "1 2", "neg(--5)")) {
            try {
                System.out.println(e + " = " + new ExpressionEvaluator(e, vars).parse());
            } catch (ParseError x) {
                System.out.println(e + " -> " + x.getMessage());
            }
        }
        List<String> rpn = toRpn("3 + 4*2/(1 - 5) - 6");
        System.out.println(rpn + " = " + evalRpn(rpn));
    }
}
