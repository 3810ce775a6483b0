import org.sosy_lab.sv_benchmarks.Verifier;

/** Boxes, collections, texts, printing. Each method is a program of its own; the line above it says what is true of it. */
public class Library {
    // verified
    static void boxed() {
        Integer i = Verifier.nondetInt();
        int j = i;
        assert i == j;
    }

    // assertion
    static void boxedIs() {
        Integer i = Verifier.nondetInt();
        assert i != 77;
    }

    // verified
    static void boxedEquals() {
        int x = Verifier.nondetInt();
        Integer a = x, b = x;
        assert a.equals(b) && a.hashCode() == x;
    }

    // verified
    static void boxedLong() {
        Long l = Verifier.nondetLong();
        assert l.longValue() == l;
    }

    // verified
    static void arrayList() {
        java.util.ArrayList<Integer> l = new java.util.ArrayList<>();
        int x = Verifier.nondetInt();
        l.add(x);
        l.add(x + 1);
        assert l.get(1) == x + 1 && l.size() == 2;
    }

    // assertion
    static void arrayListHas() {
        java.util.ArrayList<Integer> l = new java.util.ArrayList<>();
        l.add(Verifier.nondetInt());
        assert l.get(0) != 5;
    }

    // verified
    static void deque() {
        java.util.ArrayDeque<Integer> d = new java.util.ArrayDeque<>();
        int x = Verifier.nondetInt(), y = Verifier.nondetInt();
        d.push(x);
        d.push(y);
        assert d.pop() == y && d.pop() == x;
    }

    // verified
    static void printing() {
        int x = Verifier.nondetInt();
        System.out.println(x);
        System.out.println("x is " + x);
        assert x == x + 1 - 1;
    }

    // assertion
    static void printingThen() {
        int x = Verifier.nondetInt();
        System.out.println("x = " + x + "!");
        assert x != 4;
    }

    // verified
    static void message() {
        int x = Verifier.nondetInt();
        try { throw new RuntimeException("x is " + x); } catch (RuntimeException e) { assert e.getMessage() != null; }
    }

    // verified
    static void optional() {
        int x = Verifier.nondetInt();
        java.util.Optional<Integer> o = java.util.Optional.of(x);
        assert o.get() == x;
    }

    // verified
    static void compare() {
        int x = Verifier.nondetInt(), y = Verifier.nondetInt();
        assert (Integer.compare(x, y) < 0) == (x < y);
    }

    // verified
    static void signum() {
        int x = Verifier.nondetInt();
        assert Integer.signum(x) == (x > 0 ? 1 : x < 0 ? -1 : 0);
    }

    // assertion
    static void texts() {
        String s = Verifier.nondetString();
        assert !s.equals("secret");
    }

    // assertion
    static void textLength() {
        String s = Verifier.nondetString();
        assert s.length() < 3;
    }

    // verified
    static void builder() {
        StringBuilder b = new StringBuilder();
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 0 && n <= 3);
        for (int i = 0; i < n; i++) b.append('a');
        assert b.length() == n;
    }

    // verified
    static void enumSwitch() {
        Colour c = Colour.values()[Math.floorMod(Verifier.nondetInt(), 3)];
        int r = 0;
        switch (c) { case RED: r = 1; break; case GREEN: r = 2; break; default: r = 3; } assert r == c.ordinal() + 1;
    }

    // verified
    static void map() {
        java.util.HashMap<Integer, Integer> m = new java.util.HashMap<>();
        int x = Verifier.nondetInt();
        Verifier.assume(x >= 0 && x < 10);
        m.put(x, x + 1);
        assert m.get(x) == x + 1 && m.size() == 1;
    }

    // assertion
    static void mapOfTwo() {
        java.util.HashMap<Integer, Integer> m = new java.util.HashMap<>();
        int x = Verifier.nondetInt(), y = Verifier.nondetInt();
        Verifier.assume(x >= 0 && x < 6 && y >= 0 && y < 6);
        m.put(x, 1);
        m.put(y, 2);
        assert m.size() == 2;
    }

    enum Colour { RED, GREEN, BLUE }

    public static void main(String[] args) {
        switch (args[0]) {
            case "boxed" -> boxed();
            case "boxedIs" -> boxedIs();
            case "boxedEquals" -> boxedEquals();
            case "boxedLong" -> boxedLong();
            case "arrayList" -> arrayList();
            case "arrayListHas" -> arrayListHas();
            case "deque" -> deque();
            case "printing" -> printing();
            case "printingThen" -> printingThen();
            case "message" -> message();
            case "optional" -> optional();
            case "compare" -> compare();
            case "signum" -> signum();
            case "texts" -> texts();
            case "textLength" -> textLength();
            case "builder" -> builder();
            case "enumSwitch" -> enumSwitch();
            case "map" -> map();
            case "mapOfTwo" -> mapOfTwo();
            default -> throw new IllegalArgumentException(args[0]);
        }
    }
}
