import java.util.*;
import java.util.function.*;
public class VisitorInterp {
    interface Visitor<R> {
        R num(Num n);
        R bin(Bin b);
        R let(Let l);
        R ref(Ref r);
        R iff(If i);
        R fn(Fn f);
        R app(App a);
    }
    static abstract class Node {
        abstract <R> R accept(Visitor<R> v);
    }
    static class Num extends Node {
        final int v;
        Num(int v) {
            this.v = v;
        }
        <R> R accept(Visitor<R> x) {
            return x.num(this);
        }
    }
    static class Bin extends Node {
        final char op;
        final Node l, r;
        Bin(char op, Node l, Node r) {
            this.op = op;
            this.l = l;
            this.r = r;
        }
        <R> R accept(Visitor<R> v) {
            return v.bin(this);
        }
    }
    static class Let extends Node {
        final String n;
        final Node v, b;
        Let(String n, Node v, Node b) {
            this.n = n;
            this.v = v;
            this.b = b;
        }
        <R> R accept(Visitor<R> x) {
            return x.let(this);
        }
    }
    static class Ref extends Node {
        final String n;
        Ref(String n) {
            this.n = n;
        }
        <R> R accept(Visitor<R> v) {
            return v.ref(this);
        }
    }
    static class If extends Node {
        final Node c, t, e;
        If(Node c, Node t, Node e) {
            this.c = c;
            this.t = t;
            this.e = e;
        }
        <R> R accept(Visitor<R> v) {
            return v.iff(this);
        }
    }
    static class Fn extends Node {
        final String p;
        final Node b;
        Fn(String p, Node b) {
            this.p = p;
            this.b = b;
        }
        <R> R accept(Visitor<R> v) {
            return v.fn(this);
        }
    }
    static class App extends Node {
        final Node f, a;
        App(Node f, Node a) {
            this.f = f;
            this.a = a;
        }
        <R> R accept(Visitor<R> v) {
            return v.app(this);
        }
    }
    static class Show implements Visitor<String> {
        public String num(Num n) {
            return "" + n.v;
        }
        public String bin(Bin b) {
            return "(" + b.l.accept(this) + b.op + b.r.accept(this) + ")";
        }
        public String let(Let l) {
            return "let " + l.n + "=" + l.v.accept(this) + " in " + l.b.accept(this);
        }
        public String ref(Ref r) {
            return r.n;
        }
        public String iff(If i) {
            return "if " + i.c.accept(this) + " then " + i.t.accept(this) + " else " + i.e.accept(this);
        }
        public String fn(Fn f) {
            return "\\" + f.p + "." + f.b.accept(this);
        }
        public String app(App a) {
            return a.f.accept(this) + " " + a.a.accept(this);
        }
    }
    static class Env {
        final Env up;
        final String n;
        Object v;
        Env(Env up, String n, Object v) {
            this.up = up;
            this.n = n;
            this.v = v;
        }
        static Object get(Env e, String n) {
            for (; e != null; e = e.up) if (e.n.equals(n)) return e.v;
            throw new NoSuchElementException("unbound " + n);
        }
    }
    static class Eval implements Visitor<Object> {
        Env env;
        Eval(Env e) {
            env = e;
        }
        public Object num(Num n) {
            return n.v;
        }
        public Object bin(Bin b) {
            int l = (Integer) b.l.accept(this), r = (Integer) b.r.accept(this);
            return switch (b.op) {
                case '+' -> l + r;
                case '-' -> l - r;
                case '*' -> l * r;
                case '/' -> l / r;
                case '<' -> l < r ? 1 : 0;
                default -> throw new IllegalStateException("op " + b.op);
            };
        }
        public Object let(Let l) {
            Env own = new Env(env, l.n, null);
            own.v = l.v.accept(new Eval(own));
            return l.b.accept(new Eval(own));
        }
        public Object ref(Ref r) {
            return Env.get(env, r.n);
        }
        public Object iff(If i) {
            return ((Integer) i.c.accept(this) != 0 ? i.t : i.e).accept(this);
        }
        public Object fn(Fn f) {
            Env closed = env;
            return (UnaryOperator<Object>) a -> f.b.accept(new Eval(new Env(closed, f.p, a)));
        }
        @SuppressWarnings("unchecked") public Object app(App a) {
            return ((UnaryOperator<Object>) a.f.accept(this)).apply(a.a.accept(this));
        }
    }
    public static void main(String[] args) {
        Node fact = new Let("fact", new Fn("n", new If(new Bin('<', new Ref("n"), new Num(2)), new Num(1), new Bin('*', new Ref("n"), new App(new Ref("fact"), new Bin('-', new Ref("n"), new Num(1)))))), new App(new Ref("fact"), new Num(10)));
        System.out.println(fact.accept(new Show()) + " = " + fact.accept(new Eval(null)));
        Node loop = new Let("f", new Fn("x", new App(new Ref("f"), new Ref("x"))), new App(new Ref("f"), new Num(0)));
        try {
            loop.accept(new Eval(null));
        } catch (StackOverflowError e) {
            System.out.println("overflow");
        }
        for (Node bad : List.of(new Ref("q"), new Bin('/', new Num(1), new Num(0)), new App(new Num(1), new Num(2)), new Bin('+', new Fn("x", new Ref("x")), new Num(1)), new Bin('?', new Num(1), new Num(1)))) try {
            System.out.println(bad.accept(new Eval(null)));
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + " in " + bad.accept(new Show()));
        }
    }
}
