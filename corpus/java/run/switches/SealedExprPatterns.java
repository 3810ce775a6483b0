// jdk: 21+
import java.util.*;
import java.util.function.*;
public class SealedExprPatterns {
    sealed interface Expr permits Num, Var, Bin, Neg, Call {
    }
    record Num(double v) implements Expr {
    }
    record Var(String n) implements Expr {
    }
    record Neg(Expr e) implements Expr {
    }
    record Call(String f, List<Expr> args) implements Expr {
    }
    record Bin(Op op, Expr l, Expr r) implements Expr {
    }
    enum Op {
        ADD("+") {
            double ap(double a, double b) {
                return a + b;
            }
        }, MUL("*") {
            double ap(double a, double b) {
                return a * b;
            }
        }, POW("^") {
            double ap(double a, double b) {
                return Math.pow(a, b);
            }
        };
        final String s;
        Op(String s) {
            this.s = s;
        }
        abstract double ap(double a, double b);
    }
    static double eval(Expr e, Map<String, Double> env) {
        return switch (e) {
            case Num(var v) -> v;
            case Var(String n) when env.containsKey(n) -> env.get(n);
            case Var(var n) -> throw new NoSuchElementException("unbound " + n);
            case Neg(Neg(var in)) -> eval(in, env);
            case Neg(var in) -> -eval(in, env);
            case Bin(Op op, Num(double a), Num(double b)) -> op.ap(a, b);
            case Bin(var op, var l, var r) -> op.ap(eval(l, env), eval(r, env));
            case Call(var f, var as) when as.size() == 1 -> switch (f) {
                case "sqrt" -> Math.sqrt(eval(as.get(0), env));
                case "abs" -> Math.abs(eval(as.get(0), env));
                default -> throw new IllegalArgumentException(f);
            };
            case Call c -> c.args().stream().mapToDouble(x -> eval(x, env)).max().orElse(Double.NaN);
        };
    }
    static Expr d(Expr e, String x) {
        return switch (e) {
            case Num n -> new Num(0);
            case Var(var n) -> new Num(n.equals(x) ? 1 : 0);
            case Neg(var i) -> new Neg(d(i, x));
            case Bin(var op, var l, var r) when op == Op.ADD -> new Bin(Op.ADD, d(l, x), d(r, x));
            case Bin(var op, var l, var r) when op == Op.MUL -> new Bin(Op.ADD, new Bin(Op.MUL, d(l, x), r), new Bin(Op.MUL, l, d(r, x)));
            case Bin(var op, var l, Num(var k)) -> new Bin(Op.MUL, new Num(k), new Bin(Op.MUL, new Bin(Op.POW, l, new Num(k - 1)), d(l, x)));
            case Bin b -> throw new UnsupportedOperationException(b.toString());
            case Call c -> throw new UnsupportedOperationException(c.f());
        };
    }
    static String show(Expr e) {
        return switch (e) {
            case Num(var v) when v == Math.rint(v) -> String.valueOf((long) v);
            case Num(var v) -> "" + v;
            case Var(var n) -> n;
            case Neg(var i) -> "-" + show(i);
            case Bin(var o, var l, var r) -> "(" + show(l) + o.s + show(r) + ")";
            case Call(var f, var a) -> f + a.stream().map(SealedExprPatterns::show).toList();
        };
    }
    static String classify(Object o) {
        return switch (o) {
            case null -> "null!";
            case Integer i when i > 100 -> "big " + i;
            case Integer i -> "int " + i;
            case Long l -> "long " + l;
            case Character c when Character.isDigit(c) -> "digit";
            case String s when s.length() > 3 -> "long string " + s.length();
            case String s -> "str " + s;
            case int[] a when a.length == 0 -> "empty ints";
            case int[] a -> "ints " + a.length;
            case Op op when op == Op.POW -> "pow";
            case Op op -> "op " + op.s;
            case List<?> l when l.isEmpty() -> "nil";
            case List<?> l -> "list of " + classify(l.get(0));
            case Runnable r -> "runnable";
            default -> o.getClass().getSimpleName();
        };
    }
    public static void main(String[] args) {
        run();
    }
    static void run() {
        Expr e = new Bin(Op.ADD, new Bin(Op.POW, new Var("x"), new Num(3)), new Neg(new Neg(new Bin(Op.MUL, new Num(2.5), new Var("x")))));
        System.out.println(show(e) + " = " + eval(e, Map.of("x", 2.0)));
        System.out.println(e);
        Expr e2 = new Bin(Op.ADD, new Bin(Op.POW, new Var("x"), new Num(3)), new Bin(Op.MUL, new Num(2.5), new Var("x")));
        System.out.println(show(d(e2, "x")) + " " + eval(d(e2, "x"), Map.of("x", 2.0)));
        try {
            eval(new Var("q"), Map.of());
        } catch (NoSuchElementException x) {
            System.out.println(x.getMessage());
        }
        try {
            d(new Call("f", List.of()), "x");
        } catch (UnsupportedOperationException x) {
            System.out.println(x);
        }
        System.out.println(eval(new Call("max", List.of(new Num(1), new Num(7), new Call("sqrt", List.of(new Num(144))))), Map.of()));
        for (Object o : new Object[] {null, 5, 500, 7L, '7', 'x', "abc", "abcd", new int[0], new int[3], Op.ADD, Op.POW, List.of(), List.of(List.of(3)), (Runnable) () -> {}, 2.5, new Object[2]}) System.out.println(classify(o));
        Object o = new Bin(Op.MUL, new Num(1), new Num(2));
        if (o instanceof Bin(var op, Num(var a), Num b) && a < b.v()) System.out.println(op + " " + a + " " + b);
        if (!(o instanceof Bin(Op p, Neg n, var r))) System.out.println("no neg");
        record Pair<A, B>(A a, B b) {
        }
        Object pair = new Pair<>(new Pair<>(1, "s"), 'c');
        System.out.println(switch (pair) { case Pair<?, ?>(Pair<?, ?>(Integer i, String s), Character c) -> i + s + c; case Pair<?, ?> q -> "other"; default -> "none"; });
        record Boom(int x) {
            public int x() {
                throw new IllegalStateException("acc");
            }
        }
        Object boom = new Boom(1);
        try {
            if (boom instanceof Boom(int x)) System.out.println(x);
        } catch (MatchException m) {
            System.out.println(m + " / " + m.getCause());
        }
        try {
            Op nul = null;
            switch (nul) {
                case ADD -> System.out.println(1);
                default -> System.out.println(2);
            }
        } catch (NullPointerException x) {
            System.out.println("npe");
        }
        String s = "b";
        System.out.println(switch (s) { case "a", "b" -> { int k = s.hashCode(); yield k; } case String t when t.isEmpty() -> -1; case String t -> 0; });
    }
}
