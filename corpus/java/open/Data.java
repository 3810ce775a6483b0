import org.sosy_lab.sv_benchmarks.Verifier;

/** Arrays, fields, objects. Each method is a program of its own; the line above it says what is true of it. */
public class Data {
    // verified
    static void elementWritten() {
        int[] a = new int[4];
        int i = Verifier.nondetInt();
        Verifier.assume(i >= 0 && i < 4);
        a[i] = 5;
        assert a[i] == 5;
    }

    // assertion
    static void elementElsewhere() {
        int[] a = new int[4];
        int i = Verifier.nondetInt();
        Verifier.assume(i >= 0 && i < 4);
        a[i] = 5;
        assert a[2] == 0;
    }

    // verified
    static void openElements() {
        int[] a = {Verifier.nondetInt(), Verifier.nondetInt(), Verifier.nondetInt()};
        int m = Math.max(a[0], Math.max(a[1], a[2]));
        assert m >= a[0] && m >= a[1] && m >= a[2];
    }

    // assertion
    static void openElementsSum() {
        int[] a = {Verifier.nondetInt(), Verifier.nondetInt()};
        assert a[0] + a[1] != 77;
    }

    // exception java.lang.ArrayIndexOutOfBoundsException
    static void indexBeyond() {
        int[] a = new int[10];
        int i = Verifier.nondetInt();
        Verifier.assume(i >= 0);
        a[i] = 1;
    }

    // verified
    static void indexChecked() {
        int[] a = new int[10];
        int i = Verifier.nondetInt();
        if (i >= 0 && i < a.length) a[i] = 1;
    }

    // exception java.lang.NegativeArraySizeException
    static void lengthBelow() {
        int n = Verifier.nondetInt();
        Verifier.assume(n < 3);
        int[] a = new int[n];
    }

    // verified
    static void lengthChosen() {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 0 && n <= 4);
        int[] a = new int[n];
        assert a.length == n;
    }

    // verified
    static void bubble() {
        int[] a = {Verifier.nondetInt(), Verifier.nondetInt(), Verifier.nondetInt()};
        for (int i = 0; i < 3; i++) for (int j = 0; j + 1 < 3; j++) if (a[j] > a[j + 1]) { int t = a[j]; a[j] = a[j + 1]; a[j + 1] = t; } assert a[0] <= a[1] && a[1] <= a[2];
    }

    // assertion
    static void bubbleOnce() {
        int[] a = {Verifier.nondetInt(), Verifier.nondetInt(), Verifier.nondetInt()};
        for (int j = 0; j + 1 < 3; j++) if (a[j] > a[j + 1]) { int t = a[j]; a[j] = a[j + 1]; a[j + 1] = t; } assert a[0] <= a[1];
    }

    // verified
    static void copied() {
        int[] a = {Verifier.nondetInt(), 2, Verifier.nondetInt()};
        int[] b = a.clone();
        int[] c = new int[3];
        System.arraycopy(a, 0, c, 0, 3);
        assert b[0] == a[0] && c[2] == a[2] && c[1] == 2;
    }

    // assertion
    static void copiedShares() {
        int[] a = {Verifier.nondetInt(), 2};
        int[] b = a;
        b[0] = 5;
        assert a[0] != 5;
    }

    // verified
    static void bytes() {
        byte[] a = new byte[2];
        a[0] = Verifier.nondetByte();
        a[1] = (byte) (a[0] ^ 1);
        assert (a[0] & 1) + (a[1] & 1) == 1;
    }

    // verified
    static void chars() {
        char[] a = {Verifier.nondetChar()};
        assert a[0] >= 0;
    }

    // assertion
    static void longs() {
        long[] a = {Verifier.nondetLong()};
        assert a[0] * 2 != 84;
    }

    // verified
    static void flags() {
        boolean[] a = new boolean[2];
        int x = Verifier.nondetInt();
        a[0] = x > 3;
        a[1] = x <= 3;
        assert a[0] != a[1];
    }

    // verified
    static void fields() {
        Pair p = new Pair(Verifier.nondetInt(), Verifier.nondetInt());
        int s = p.a;
        p.swap();
        assert p.b == s;
    }

    // assertion
    static void fieldsEqual() {
        Pair p = new Pair(Verifier.nondetInt(), Verifier.nondetInt());
        assert p.a != p.b;
    }

    // verified
    static void statics() {
        count = Verifier.nondetInt();
        int c = count;
        count++;
        assert count == c + 1;
    }

    // verified
    static void polymorphism() {
        Shape s = Verifier.nondetInt() > 0 ? new Square(3) : new Circle(2);
        assert s.area() == 9 || s.area() == 12;
    }

    // assertion
    static void polymorphismOther() {
        Shape s = Verifier.nondetInt() > 0 ? new Square(3) : new Circle(2);
        assert s.area() == 9;
    }

    // verified
    static void list() {
        Node n = null;
        int x = Verifier.nondetInt();
        for (int i = 0; i < 3; i++) n = new Node(x + i, n);
        int s = 0;
        for (Node m = n; m != null; m = m.next) s += m.value - x;
        assert s == 3;
    }

    // exception java.lang.NullPointerException
    static void nullSometimes() {
        Pair p = Verifier.nondetInt() == 4711 ? null : new Pair(1, 2);
        p.swap();
    }

    // exception java.lang.ClassCastException
    static void castSometimes() {
        Object o = Verifier.nondetInt() == 4711 ? "text" : Integer.valueOf(3);
        Integer i = (Integer) o;
    }

    // verified
    static void instance() {
        Object o = Verifier.nondetInt() > 7 ? "text" : new int[1];
        assert o instanceof String || o instanceof int[];
    }

    // verified
    static void lambda() {
        int x = Verifier.nondetInt();
        java.util.function.IntUnaryOperator f = y -> y - x;
        assert f.applyAsInt(x) == 0;
    }

    // verified
    static void varargs() {
        int x = Verifier.nondetInt(), y = Verifier.nondetInt();
        assert sum(x, y) == x + y;
    }

    static int count;

    static class Pair {
        int a;
        int b;

        Pair(int a, int b) {
            this.a = a;
            this.b = b;
        }

        void swap() {
            int t = a;
            a = b;
            b = t;
        }
    }

    interface Shape {
        int area();
    }

    record Square(int side) implements Shape {
        public int area() {
            return side * side;
        }
    }

    record Circle(int radius) implements Shape {
        public int area() {
            return 3 * radius * radius;
        }
    }

    record Node(int value, Node next) {}

    static int sum(int... all) {
        int s = 0;
        for (int x : all) {
            s += x;
        }
        return s;
    }

    public static void main(String[] args) {
        switch (args[0]) {
            case "elementWritten" -> elementWritten();
            case "elementElsewhere" -> elementElsewhere();
            case "openElements" -> openElements();
            case "openElementsSum" -> openElementsSum();
            case "indexBeyond" -> indexBeyond();
            case "indexChecked" -> indexChecked();
            case "lengthBelow" -> lengthBelow();
            case "lengthChosen" -> lengthChosen();
            case "bubble" -> bubble();
            case "bubbleOnce" -> bubbleOnce();
            case "copied" -> copied();
            case "copiedShares" -> copiedShares();
            case "bytes" -> bytes();
            case "chars" -> chars();
            case "longs" -> longs();
            case "flags" -> flags();
            case "fields" -> fields();
            case "fieldsEqual" -> fieldsEqual();
            case "statics" -> statics();
            case "polymorphism" -> polymorphism();
            case "polymorphismOther" -> polymorphismOther();
            case "list" -> list();
            case "nullSometimes" -> nullSometimes();
            case "castSometimes" -> castSometimes();
            case "instance" -> instance();
            case "lambda" -> lambda();
            case "varargs" -> varargs();
            default -> throw new IllegalArgumentException(args[0]);
        }
    }
}
