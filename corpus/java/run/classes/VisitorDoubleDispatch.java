public class VisitorDoubleDispatch {
    interface Visitor<R> { R num(int n); R bin(char op, Node l, Node r); }
    interface Node { <R> R accept(Visitor<R> v); }
    static Node num(int n) { return new Node() { public <R> R accept(Visitor<R> v) { return v.num(n); } }; }
    static Node bin(char op, Node l, Node r) { return new Node() { public <R> R accept(Visitor<R> v) { return v.bin(op, l, r); } }; }
    static class Eval implements Visitor<Integer> {
        public Integer num(int n) { return n; }
        public Integer bin(char op, Node l, Node r) { int a = l.accept(this), b = r.accept(this); return switch (op) { case '+' -> a + b; case '*' -> a * b; case '-' -> a - b; default -> throw new IllegalArgumentException("" + op); }; }
    }
    static class Show implements Visitor<String> {
        public String num(int n) { return n < 0 ? "(" + n + ")" : "" + n; }
        public String bin(char op, Node l, Node r) { return "(" + l.accept(this) + op + r.accept(this) + ")"; }
    }

    public static void main(String[] args) {
        Node n = bin('+', num(1), bin('*', num(-2), bin('-', num(3), num(4))));
        System.out.println(n.accept(new Show()) + " = " + n.accept(new Eval()));
        try { bin('?', num(1), num(2)).accept(new Eval()); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        System.out.println(n.<Integer>accept(new Visitor<>() { public Integer num(int x) { return 1; } public Integer bin(char o, Node l, Node r) { return 1 + l.accept(this) + r.accept(this); } }));
    }
}
