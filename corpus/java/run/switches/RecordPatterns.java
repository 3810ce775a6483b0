// jdk: 21+
public class RecordPatterns {
    record Point(int x, int y) { }

    record Line(Point a, Point b) { }

    record Box<T>(T content) { }

    sealed interface Expr permits Num, Add, Mul, Neg { }

    record Num(int v) implements Expr { }

    record Add(Expr l, Expr r) implements Expr { }

    record Mul(Expr l, Expr r) implements Expr { }

    record Neg(Expr e) implements Expr { }

    static int eval(Expr e) {
        return switch (e) {
            case Num(int v) -> v;
            case Add(Num(var a), Num(var b)) -> a + b;
            case Add(Expr l, Expr r) -> eval(l) + eval(r);
            case Mul(Num(int z), var r) when z == 0 -> 0;
            case Mul(var l, var r) -> eval(l) * eval(r);
            case Neg(Neg(var inner)) -> eval(inner);
            case Neg(var inner) -> -eval(inner);
        };
    }

    static String show(Expr e) {
        if (e instanceof Num(int v)) return v < 0 ? "(" + v + ")" : "" + v;
        if (e instanceof Add(var l, var r)) return "(" + show(l) + " + " + show(r) + ")";
        if (e instanceof Mul(var l, var r)) return show(l) + " * " + show(r);
        if (e instanceof Neg n && n.e() instanceof Num(int v) && v > 0) return "-" + v;
        if (e instanceof Neg(var inner)) return "-(" + show(inner) + ")";
        throw new AssertionError();
    }

    record Bad(int v) {
        public int v() {
            throw new IllegalStateException("accessor");
        }
    }

    public static void main(String[] args) {
        Object o = new Line(new Point(1, 2), new Point(3, 4));
        if (o instanceof Line(Point(int x1, int y1), Point(int x2, int y2))) System.out.println(x1 + y1 + x2 + y2);
        if (!(o instanceof Line(Point p, var q))) throw new AssertionError();
        System.out.println(p + " " + q);
        Object n = new Line(null, new Point(0, 0));
        System.out.println(n instanceof Line(Point(int x, int y), Point z));
        System.out.println(n instanceof Line(var pp, Point z) && pp == null);
        Box<Box<String>> bb = new Box<>(new Box<>("deep"));
        if (bb instanceof Box<Box<String>>(Box<String>(var s))) System.out.println(s.length());
        Expr e = new Add(new Mul(new Num(2), new Neg(new Num(3))), new Neg(new Neg(new Add(new Num(4), new Num(-5)))));
        System.out.println(show(e) + " = " + eval(e));
        System.out.println(eval(new Mul(new Num(0), new Num(7))));
        try {
            Object b = new Bad(1);
            if (b instanceof Bad(int v)) System.out.println(v);
        } catch (MatchException ex) {
            System.out.println(ex + " | " + ex.getCause());
        }
    }
}
