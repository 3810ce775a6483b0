// stdin: 1 + 2 * 3\n(4 - 1) ^ 2 / 3\nx = 5\ny = x * 2 + 1\nx % 3 + y\n2 ^ 3 ^ 2\n-3 + -(-4)\n1 / 0\n2 +\n3 $ 4\nsqrt(16) + max(2, 7)\nz + 1\n((1)\n\nvars\n
import java.io.*;
import java.util.*;
import java.util.function.*;
public class StdinCalculator {
    static class Parser {
        private final String s;
        private int p;
        private final Map<String, Double> vars;
        Parser(String s, Map<String, Double> v) {
            this.s = s;
            vars = v;
        }
        static class SyntaxError extends RuntimeException {
            final int at;
            SyntaxError(String m, int at) {
                super(m + " at " + at, null, false, false);
                this.at = at;
            }
        }
        private char peek() {
            while (p < s.length() && Character.isWhitespace(s.charAt(p))) p++;
            return p < s.length() ? s.charAt(p) : '\0';
        }
        private boolean eat(char c) {
            if (peek() == c) {
                p++;
                return true;
            }
            return false;
        }
        double parse() {
            double v = expr();
            if (peek() != '\0') throw new SyntaxError("unexpected '" + peek() + "'", p);
            return v;
        }
        double expr() {
            double v = term();
            for (;;) {
                if (eat('+')) v += term();
                else if (eat('-')) v -= term();
                else return v;
            }
        }
        double term() {
            double v = factor();
            for (;;) {
                if (eat('*')) v *= factor();
                else if (eat('/')) {
                    double d = factor();
                    if (d == 0) throw new ArithmeticException("division by zero");
                    v /= d;
                } else if (eat('%')) v %= factor();
                else return v;
            }
        }
        double factor() {
            double b = unary();
            return eat('^') ? Math.pow(b, factor()) : b;
        }
        double unary() {
            if (eat('-')) return -unary();
            if (eat('+')) return unary();
            return primary();
        }
        double primary() {
            char c = peek();
            int start = p;
            if (eat('(')) {
                double v = expr();
                if (!eat(')')) throw new SyntaxError("expected )", p);
                return v;
            }
            if (Character.isDigit(c) || c == '.') {
                while (p < s.length() && (Character.isDigit(s.charAt(p)) || s.charAt(p) == '.')) p++;
                return Double.parseDouble(s.substring(start, p));
            }
            if (Character.isLetter(c)) {
                while (p < s.length() && Character.isLetterOrDigit(s.charAt(p))) p++;
                String id = s.substring(start, p);
                if (eat('(')) {
                    List<Double> args = new ArrayList<>();
                    if (!eat(')')) {
                        do args.add(expr());
                        while (eat(','));
                        if (!eat(')')) throw new SyntaxError("expected )", p);
                    }
                    return call(id, args);
                }
                Double v = vars.get(id);
                if (v == null) throw new NoSuchElementException("unknown " + id);
                return v;
            }
            throw new SyntaxError(c == '\0' ? "end of input" : "unexpected '" + c + "'", p);
        }
        static final Map<String, Function<List<Double>, Double>> FN = Map.of("sqrt", a -> Math.sqrt(a.get(0)), "max", a -> Collections.max(a), "pi", a -> Math.PI);
        double call(String f, List<Double> a) {
            return Optional.ofNullable(FN.get(f)).orElseThrow(() -> new SyntaxError("no function " + f, p)).apply(a);
        }
    }
    public static void main(String[] args) throws IOException {
        Map<String, Double> vars = new TreeMap<>();
        int errors = 0;
        try (BufferedReader in = new BufferedReader(new InputStreamReader(System.in))) {
            String line;
            int n = 0;
            while ((line = in.readLine()) != null) {
                n++;
                if (line.isBlank()) continue;
                if (line.equals("vars")) {
                    System.out.println(vars);
                    continue;
                }
                try {
                    int eq = line.indexOf('=');
                    double v = new Parser(eq < 0 ? line : line.substring(eq + 1), vars).parse();
                    if (eq >= 0) vars.put(line.substring(0, eq).trim(), v);
                    System.out.println(n + ": " + (v == Math.rint(v) ? String.valueOf((long) v) : String.valueOf(v)));
                } catch (Parser.SyntaxError e) {
                    errors++;
                    System.out.println(" ".repeat(e.at) + "^ " + e.getMessage() + " " + e.getStackTrace().length);
                } catch (ArithmeticException | NoSuchElementException e) {
                    errors++;
                    System.err.println(e);
                }
            }
        }
        System.exit(errors);
    }
}
