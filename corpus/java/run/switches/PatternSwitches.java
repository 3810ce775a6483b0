// jdk: 21+
import java.util.*;
public class PatternSwitches {
    sealed interface Shape permits Circle, Rect, Tri {}
    record Circle(double r) implements Shape {}
    record Rect(double w, double h) implements Shape {}
    record Tri(Point a, Point b, Point c) implements Shape {}
    record Point(int x, int y) {}
    record Box<T>(T v) {}
    enum E {
        A, B, C
    }
    sealed interface Expr {
        record Num(int v) implements Expr {}
        record Add(Expr l, Expr r) implements Expr {}
        record Mul(Expr l, Expr r) implements Expr {}
        record Neg(Expr e) implements Expr {}
    }
    static int eval(Expr e) {
        return switch (e) {
            case Expr.Num(int v) -> v;
            case Expr.Add(Expr.Num(var a), Expr.Num(var b)) -> a + b;
            case Expr.Add(var l, var r) -> eval(l) + eval(r);
            case Expr.Mul(Expr l, Expr r) when eval(l) == 0 -> 0;
            case Expr.Mul(Expr l, Expr r) -> eval(l) * eval(r);
            case Expr.Neg(Expr.Neg(var x)) -> eval(x);
            case Expr.Neg(var x) -> -eval(x);
        };
    }
    static String d(Object o) {
        return switch (o) {
            case null -> "null!";
            case Integer i when i > 100 -> "big " + i;
            case Integer i -> "int " + i;
            case String s when s.isEmpty() -> "empty";
            case String s -> "str " + s.length();
            case int[] a when a.length > 2 -> "arr" + a.length;
            case int[] a -> "small";
            case E e when e == E.B -> "B!";
            case E.A -> "is A";
            case E e -> "enum " + e;
            case Circle(var r) when r < 1 -> "tiny";
            case Rect(double w, double h) -> "rect " + w * h;
            case Tri(Point(var x, var y), var b, Point(int p, _)) -> "tri" + x + y + b + p;
            case Shape s -> "shape " + s;
            case Box<?>(String s) -> "box of string " + s;
            case Box<?>(Box<?>(var in)) -> "box box " + in;
            case Box<?>(var q) -> "box " + q;
            case List<?> l when l.size() == 1 && l.get(0) instanceof String s -> "list1 " + s;
            case Collection<?> c -> "coll " + c.size();
            case Character c -> "ch";
            case Long l -> "long";
            default -> o.getClass().getSimpleName();
        };
    }
    static String q(CharSequence c) {
        return switch (c) {
            case String s when s.length() > 3 -> "long";
            case String s -> "short";
            case StringBuilder sb -> "sb";
            default -> "other";
        };
    }
    static int str(String s) {
        return switch (s) {
            case "Aa", "BB" -> 1;
            case "C" -> {
                int t = s.hashCode();
                yield t;
            }
            case String x when x.startsWith("z") -> 9;
            default -> 0;
        };
    }
    public static void main(String[] args) {
        Object[] os = {null, 5, 500, "", "abc", new int[3], new int[0], E.A, E.B, E.C, new Circle(.5),
                new Circle(2), new Rect(2,3), new Tri(new Point(1,2), new Point(3,4), new Point(5,6)),
                new Box<>("s"), new Box<>(new Box<>(1)), new Box<>(null), List.of("x"), List.of(1,2), 'c', 5L,
                2.5, new StringBuilder()};
        for (Object o : os) System.out.println(d(o));
        System.out.println(q("abcd") + q("a") + q(new StringBuilder()) + q(new StringBuffer()) + str("Aa")
                + str("BB") + str("C") + str("zz") + str("k"));
        System.out.println(eval(new Expr.Add(new Expr.Mul(new Expr.Num(3), new Expr.Num(4)),
                new Expr.Neg(new Expr.Neg(new Expr.Num(5))))));
        try {
            q(null);
        } catch (NullPointerException e) {
            System.out.println("npe " + e.getMessage());
        }
        if (os[13] instanceof Tri(Point(var a, var b), _, var z) && a < b) System.out.println(a + b + "" + z);
        for (var sp : List.of(new Rect(1,1))) if (!(sp instanceof Rect(var w, var h))) System.out.println("no");
        else System.out.println(w);
        record Bad(int x) {
            public int x() {
                throw new IllegalStateException("acc");
            }
        }
        try {
            if (new Bad(1) instanceof Bad(int x)) System.out.println(x);
        } catch (MatchException e) {
            System.out.println(e + " " + e.getCause());
        }
    }
}
