import java.util.*;
import java.util.function.*;
/** A tree-walking interpreter in the manner of the well-known book: scanner, parser, resolver-less evaluator with closures and classes. */
public class MiniLang {
    enum T {
        LP, RP, LB, RB, COMMA, DOT, MINUS, PLUS, SEMI, SLASH, STAR, BANG, NE, EQ, EQEQ, GT, GE, LT, LE, ID, STR, NUM, AND, CLASS, ELSE, FALSE, FUN, FOR, IF, NIL, OR, PRINT, RETURN, SUPER, THIS, TRUE, VAR, WHILE, EOF
    }
    record Tok(T t, String s, Object v, int line) {
    }
    static final Map<String, T> KW = new HashMap<>();
    static {
        for (T t : EnumSet.range(T.AND, T.WHILE)) KW.put(t.name().toLowerCase(), t);
    }
    static class LangError extends RuntimeException {
        LangError(int line, String m) {
            super("[line " + line + "] " + m, null, false, false);
        }
    }
    static List<Tok> scan(String s) {
        List<Tok> o = new ArrayList<>();
        int i = 0, line = 1;
        while (i < s.length()) {
            char c = s.charAt(i);
            int st = i++;
            switch (c) {
                case '(' -> o.add(new Tok(T.LP, "(", null, line));
                case ')' -> o.add(new Tok(T.RP, ")", null, line));
                case '{' -> o.add(new Tok(T.LB, "{", null, line));
                case '}' -> o.add(new Tok(T.RB, "}", null, line));
                case ',' -> o.add(new Tok(T.COMMA, ",", null, line));
                case '.' -> o.add(new Tok(T.DOT, ".", null, line));
                case '-' -> o.add(new Tok(T.MINUS, "-", null, line));
                case '+' -> o.add(new Tok(T.PLUS, "+", null, line));
                case ';' -> o.add(new Tok(T.SEMI, ";", null, line));
                case '*' -> o.add(new Tok(T.STAR, "*", null, line));
                case '!', '=', '<', '>' -> {
                    boolean e = i < s.length() && s.charAt(i) == '=';
                    if (e) i++;
                    T t = switch (c) {
                        case '!' -> e ? T.NE : T.BANG;
                        case '=' -> e ? T.EQEQ : T.EQ;
                        case '<' -> e ? T.LE : T.LT;
                        default -> e ? T.GE : T.GT;
                    };
                    o.add(new Tok(t, s.substring(st, i), null, line));
                }
                case '/' -> {
                    if (i < s.length() && s.charAt(i) == '/') while (i < s.length() && s.charAt(i) != '\n') i++;
                    else o.add(new Tok(T.SLASH, "/", null, line));
                }
                case ' ', '\r', '\t' -> {
                }
                case '\n' -> line++;
                case '"' -> {
                    while (i < s.length() && s.charAt(i) != '"') {
                        if (s.charAt(i) == '\n') line++;
                        i++;
                    }
                    if (i >= s.length()) throw new LangError(line, "Unterminated string.");
                    i++;
                    o.add(new Tok(T.STR, "", s.substring(st + 1, i - 1), line));
                }
                default -> {
                    if (Character.isDigit(c)) {
                        while (i < s.length() && (Character.isDigit(s.charAt(i)) || s.charAt(i) == '.')) i++;
                        o.add(new Tok(T.NUM, "", Double.parseDouble(s.substring(st, i)), line));
                    } else if (Character.isJavaIdentifierStart(c)) {
                        while (i < s.length() && Character.isJavaIdentifierPart(s.charAt(i))) i++;
                        String w = s.substring(st, i);
                        o.add(new Tok(KW.getOrDefault(w, T.ID), w, null, line));
                    } else throw new LangError(line, "Unexpected character '" + c + "'.");
                }
            }
        }
        o.add(new Tok(T.EOF, "", null, line));
        return o;
    }
    interface Expr {
        Object eval(Env e);
    }
    interface Stmt {
        void exec(Env e);
    }
    static class Env {
        final Map<String, Object> m = new HashMap<>();
        final Env up;
        Env(Env u) {
            up = u;
        }
        Object get(Tok n) {
            for (Env e = this; e != null; e = e.up) if (e.m.containsKey(n.s())) return e.m.get(n.s());
            throw new LangError(n.line(), "Undefined variable '" + n.s() + "'.");
        }
        void set(Tok n, Object v) {
            for (Env e = this; e != null; e = e.up) if (e.m.containsKey(n.s())) {
                e.m.put(n.s(), v);
                return;
            }
            throw new LangError(n.line(), "Undefined variable '" + n.s() + "'.");
        }
    }
    interface Call {
        int arity();
        Object call(List<Object> a);
    }
    static class Ret extends RuntimeException {
        final Object v;
        Ret(Object v) {
            super(null, null, false, false);
            this.v = v;
        }
    }
    record Fn(String name, List<Tok> ps, List<Stmt> body, Env clo, boolean init) implements Call {
        public int arity() {
            return ps.size();
        }
        public Object call(List<Object> a) {
            Env e = new Env(clo);
            for (int i = 0; i < a.size(); i++) e.m.put(ps.get(i).s(), a.get(i));
            try {
                for (Stmt s : body) s.exec(e);
            } catch (Ret r) {
                return init ? clo.m.get("this") : r.v;
            }
            return init ? clo.m.get("this") : null;
        }
        Fn bind(Inst i) {
            Env e = new Env(clo);
            e.m.put("this", i);
            return new Fn(name, ps, body, e, init);
        }
        @Override public String toString() {
            return "<fn " + name + ">";
        }
    }
    record Cls(String name, Cls sup, Map<String, Fn> ms) implements Call {
        Fn find(String n) {
            Fn f = ms.get(n);
            return f != null ? f : sup != null ? sup.find(n) : null;
        }
        public int arity() {
            Fn i = find("init");
            return i == null ? 0 : i.arity();
        }
        public Object call(List<Object> a) {
            Inst o = new Inst(this, new TreeMap<>());
            Fn i = find("init");
            if (i != null) i.bind(o).call(a);
            return o;
        }
        @Override public String toString() {
            return name;
        }
    }
    record Inst(Cls c, Map<String, Object> fs) {
        Object get(Tok n) {
            if (fs.containsKey(n.s())) return fs.get(n.s());
            Fn f = c.find(n.s());
            if (f != null) return f.bind(this);
            throw new LangError(n.line(), "Undefined property '" + n.s() + "'.");
        }
        @Override public String toString() {
            return c + " instance";
        }
    }
    static String str(Object o) {
        if (o == null) return "nil";
        if (o instanceof Double d) {
            String s = d.toString();
            return s.endsWith(".0") ? s.substring(0, s.length() - 2) : s;
        }
        return o.toString();
    }
    static boolean truthy(Object o) {
        return o instanceof Boolean b ? b : o != null;
    }
    static class P {
        final List<Tok> ts;
        int i;
        P(List<Tok> t) {
            ts = t;
        }
        Tok pk() {
            return ts.get(i);
        }
        boolean is(T... t) {
            for (T x : t) if (pk().t() == x) {
                i++;
                return true;
            }
            return false;
        }
        Tok prev() {
            return ts.get(i - 1);
        }
        Tok need(T t, String m) {
            if (pk().t() == t) return ts.get(i++);
            throw new LangError(pk().line(), "Error at '" + pk().s() + "': " + m);
        }
        List<Stmt> program() {
            List<Stmt> l = new ArrayList<>();
            while (pk().t() != T.EOF) l.add(decl());
            return l;
        }
        List<Stmt> block() {
            List<Stmt> l = new ArrayList<>();
            while (pk().t() != T.RB && pk().t() != T.EOF) l.add(decl());
            need(T.RB, "Expect '}' after block.");
            return l;
        }
        Stmt decl() {
            if (is(T.CLASS)) {
                Tok n = need(T.ID, "Expect class name.");
                Expr sup = null;
                if (is(T.LT)) {
                    Tok sn = need(T.ID, "Expect superclass name.");
                    sup = e -> e.get(sn);
                }
                need(T.LB, "Expect '{'.");
                Map<String, Function<Env, Fn>> ms = new LinkedHashMap<>();
                while (pk().t() != T.RB) {
                    Tok mn = need(T.ID, "Expect method name.");
                    Function<Env, Fn> f = fn(mn.s(), mn.s().equals("init"));
                    ms.put(mn.s(), f);
                }
                need(T.RB, "Expect '}'.");
                Expr fs = sup;
                return e -> {
                    Object s = fs == null ? null : fs.eval(e);
                    if (fs != null && !(s instanceof Cls)) throw new LangError(n.line(), "Superclass must be a class.");
                    e.m.put(n.s(), null);
                    Env me = e;
                    if (s != null) {
                        me = new Env(e);
                        me.m.put("super", s);
                    }
                    Map<String, Fn> r = new HashMap<>();
                    for (var x : ms.entrySet()) r.put(x.getKey(), x.getValue().apply(me));
                    e.m.put(n.s(), new Cls(n.s(), (Cls) s, r));
                };
            }
            if (is(T.FUN)) {
                Tok n = need(T.ID, "Expect name.");
                Function<Env, Fn> f = fn(n.s(), false);
                return e -> e.m.put(n.s(), f.apply(e));
            }
            if (is(T.VAR)) {
                Tok n = need(T.ID, "Expect variable name.");
                Expr v = is(T.EQ) ? expr() : e -> null;
                need(T.SEMI, "Expect ';' after variable declaration.");
                return e -> e.m.put(n.s(), v.eval(e));
            }
            return stmt();
        }
        Function<Env, Fn> fn(String n, boolean init) {
            need(T.LP, "Expect '('.");
            List<Tok> ps = new ArrayList<>();
            if (pk().t() != T.RP) do ps.add(need(T.ID, "Expect parameter name."));
            while (is(T.COMMA));
            need(T.RP, "Expect ')'.");
            need(T.LB, "Expect '{'.");
            List<Stmt> b = block();
            return e -> new Fn(n, ps, b, e, init);
        }
        Stmt stmt() {
            if (is(T.PRINT)) {
                Expr x = expr();
                need(T.SEMI, "Expect ';' after value.");
                return e -> System.out.println(str(x.eval(e)));
            }
            if (is(T.LB)) {
                List<Stmt> b = block();
                return e -> {
                    Env in = new Env(e);
                    for (Stmt s : b) s.exec(in);
                };
            }
            if (is(T.IF)) {
                need(T.LP, "(");
                Expr c = expr();
                need(T.RP, ")");
                Stmt a = stmt(), b = is(T.ELSE) ? stmt() : e -> {
                };
                return e -> (truthy(c.eval(e)) ? a : b).exec(e);
            }
            if (is(T.WHILE)) {
                need(T.LP, "(");
                Expr c = expr();
                need(T.RP, ")");
                Stmt b = stmt();
                return e -> {
                    while (truthy(c.eval(e))) b.exec(e);
                };
            }
            if (is(T.FOR)) {
                need(T.LP, "(");
                Stmt in = is(T.SEMI) ? e -> {
                } : decl();
                Expr c = pk().t() == T.SEMI ? e -> true : expr();
                need(T.SEMI, ";");
                Expr st = pk().t() == T.RP ? e -> null : expr();
                need(T.RP, ")");
                Stmt b = stmt();
                return e -> {
                    Env l = new Env(e);
                    for (in.exec(l); truthy(c.eval(l)); st.eval(l)) b.exec(l);
                };
            }
            if (is(T.RETURN)) {
                Expr v = pk().t() == T.SEMI ? e -> null : expr();
                need(T.SEMI, "Expect ';' after return value.");
                return e -> {
                    throw new Ret(v.eval(e));
                };
            }
            Expr x = expr();
            need(T.SEMI, "Expect ';' after expression.");
            return x::eval;
        }
        record Var(Tok n) implements Expr {
            public Object eval(Env e) {
                return e.get(n);
            }
        }
        record Get(Expr o, Tok n) implements Expr {
            public Object eval(Env e) {
                if (o.eval(e) instanceof Inst i) return i.get(n);
                throw new LangError(n.line(), "Only instances have properties.");
            }
        }
        Expr expr() {
            Expr l = or();
            if (is(T.EQ)) {
                Tok q = prev();
                Expr v = expr();
                if (l instanceof Var x) return e -> {
                    Object r = v.eval(e);
                    e.set(x.n(), r);
                    return r;
                };
                if (l instanceof Get g) return e -> {
                    if (!(g.o().eval(e) instanceof Inst i)) throw new LangError(q.line(), "Only instances have fields.");
                    Object r = v.eval(e);
                    i.fs().put(g.n().s(), r);
                    return r;
                };
                throw new LangError(q.line(), "Invalid assignment target.");
            }
            return l;
        }
        Expr or() {
            Expr l = and();
            while (is(T.OR)) {
                Expr a = l, b = and();
                l = e -> {
                    Object v = a.eval(e);
                    return truthy(v) ? v : b.eval(e);
                };
            }
            return l;
        }
        Expr and() {
            Expr l = bin(0);
            while (is(T.AND)) {
                Expr a = l, b = bin(0);
                l = e -> {
                    Object v = a.eval(e);
                    return truthy(v) ? b.eval(e) : v;
                };
            }
            return l;
        }
        static final T[][] OPS = {{T.EQEQ, T.NE}, {T.GT, T.GE, T.LT, T.LE}, {T.PLUS, T.MINUS}, {T.STAR, T.SLASH}};
        Expr bin(int lv) {
            if (lv == OPS.length) return unary();
            Expr l = bin(lv + 1);
            while (is(OPS[lv])) {
                Tok op = prev();
                Expr a = l, b = bin(lv + 1);
                l = e -> {
                    Object x = a.eval(e), y = b.eval(e);
                    switch (op.t()) {
                        case EQEQ: return Objects.equals(x, y);
                        case NE: return !Objects.equals(x, y);
                        case PLUS: if (x instanceof String || y instanceof String) return str(x) + str(y);
                        default:
                    }
                    if (!(x instanceof Double p && y instanceof Double q)) throw new LangError(op.line(), "Operands must be numbers.");
                    return switch (op.t()) {
                        case PLUS -> p + q;
                        case MINUS -> p - q;
                        case STAR -> p * q;
                        case SLASH -> p / q;
                        case GT -> p > q;
                        case GE -> p >= q;
                        case LT -> p < q;
                        default -> p <= q;
                    };
                };
            }
            return l;
        }
        Expr unary() {
            if (is(T.BANG)) {
                Expr x = unary();
                return e -> !truthy(x.eval(e));
            }
            if (is(T.MINUS)) {
                Tok o = prev();
                Expr x = unary();
                return e -> x.eval(e) instanceof Double d ? (Object) (-d) : fail(o, "Operand must be a number.");
            }
            return call();
        }
        static Object fail(Tok t, String m) {
            throw new LangError(t.line(), m);
        }
        Expr call() {
            Expr x = prim();
            for (;;) {
                if (is(T.LP)) {
                    List<Expr> as = new ArrayList<>();
                    if (pk().t() != T.RP) do as.add(expr());
                    while (is(T.COMMA));
                    Tok p = need(T.RP, "Expect ')' after arguments.");
                    Expr f = x;
                    x = e -> {
                        Object c = f.eval(e);
                        List<Object> vs = new ArrayList<>();
                        for (Expr a : as) vs.add(a.eval(e));
                        if (!(c instanceof Call k)) throw new LangError(p.line(), "Can only call functions and classes.");
                        if (k.arity() != vs.size()) throw new LangError(p.line(), "Expected " + k.arity() + " arguments but got " + vs.size() + ".");
                        return k.call(vs);
                    };
                } else if (is(T.DOT)) x = new Get(x, need(T.ID, "Expect property name."));
                else return x;
            }
        }
        Expr prim() {
            if (is(T.TRUE)) return e -> true;
            if (is(T.FALSE)) return e -> false;
            if (is(T.NIL)) return e -> null;
            if (is(T.NUM, T.STR)) {
                Object v = prev().v();
                return e -> v;
            }
            if (is(T.ID, T.THIS)) return new Var(prev());
            if (is(T.SUPER)) {
                Tok s = prev();
                need(T.DOT, ".");
                Tok m = need(T.ID, "method");
                return e -> {
                    Cls c = (Cls) e.get(s);
                    Inst i = (Inst) e.get(new Tok(T.THIS, "this", null, s.line()));
                    Fn f = c.find(m.s());
                    return f == null ? fail(m, "Undefined property '" + m.s() + "'.") : f.bind(i);
                };
            }
            if (is(T.LP)) {
                Expr x = expr();
                need(T.RP, "Expect ')' after expression.");
                return x;
            }
            throw new LangError(pk().line(), "Error at '" + pk().s() + "': Expect expression.");
        }
    }
    static void run(String src) {
        try {
            Env g = new Env(null);
            long[] ticks = {0};
            g.m.put("tick", new Call() {
                public int arity() {
                    return 0;
                }
                public Object call(List<Object> a) {
                    return (double) ++ticks[0];
                }
                public String toString() {
                    return "<native fn>";
                }
            });
            for (Stmt s : new P(scan(src)).program()) s.exec(g);
        } catch (LangError e) {
            System.out.println("! " + e.getMessage());
        } catch (StackOverflowError e) {
            System.out.println("! Stack overflow.");
        }
    }
    public static void main(String[] args) {
        run("fun fib(n) { if (n < 2) return n; return fib(n - 1) + fib(n - 2); } print fib(18); var a = 1; { var a = a + 1; print a; } print a; print fib; print tick() + tick(); print tick;");
        run("fun mk() { var i = 0; fun c() { i = i + 1; return i; } return c; } var c1 = mk(); var c2 = mk(); c1(); c1(); print c1() + c2() * 10; for (var i = 0; i < 3; i = i + 1) print \"i=\" + i; print 1 / 0; print -0 == 0; print nil == false; print \"a\" + nil + true + 2.50; print !nil and 3 or 4;");
        run("class A { init(x) { this.x = x; } m() { return \"A.m \" + this.x; } self() { return this; } } class B < A { init(x, y) { super.init(x + 1); this.y = y; } m() { return \"B<\" + super.m() + \">\" + this.y; } } var b = B(4, \"why\"); print b.m(); print b.self().x; var f = b.m; b.x = 99; print f(); print b; print A; b.z = fib; ");
        for (String bad : new String[]{"print 1 + ;", "var = 3;", "\"abc", "1 = 2;", "print \"a\" - 1;", "foo();", "\"s\"();", "fun f(a, b) {} f(1);", "class X < 3 {}", "print @;", "var x = 5; x.y = 3;", "class Q {} Q().nope;", "fun r() { r(); } r();", "print -\"x\";", "{ print 1;", "class S {} class T < S { m() { return super.q; } } T().m();"}) run(bad);
        run("var n = 0; var s = 0; while (n < 20000) { n = n + 1; if (n / 2 == 3) s = s + 100; s = s + n; } print s;");
    }
}
