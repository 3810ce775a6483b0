// jdk: 21+
import java.util.List;
import java.util.Map;

public class PatternSwitch {
    sealed interface Shape permits Circle, Square, Rect { }

    record Circle(double r) implements Shape { }

    record Square(double s) implements Shape { }

    record Rect(double w, double h) implements Shape { }

    enum Color { RED, GREEN }

    static double area(Shape s) {
        return switch (s) {
            case Circle c -> Math.PI * c.r() * c.r();
            case Square(double side) -> side * side;
            case Rect(var w, var h) -> w * h;
        };
    }

    static String describe(Object o) {
        return switch (o) {
            case null -> "null!";
            case Integer i when i > 100 -> "big " + i;
            case Integer i when i < 0 -> "negative " + i;
            case Integer i -> "int " + i;
            case Long l -> "long " + l;
            case String s when s.isEmpty() -> "empty string";
            case String s -> "string " + s.length();
            case int[] a when a.length == 0 -> "no ints";
            case int[] a -> "ints " + a[0];
            case Color c when c == Color.RED -> "red";
            case Color c -> "color " + c.ordinal();
            case Rect(double w, double h) when w == h -> "square rect";
            case Shape s -> "shape " + s;
            case List<?> l when l.size() > 2 -> "long list";
            case List<?> l -> "list " + l;
            case Map.Entry<?, ?> e -> "entry " + e.getKey();
            case Class<?> k -> k.getSimpleName();
            default -> "other " + o.getClass().getName();
        };
    }

    static String strings(String s) {
        return switch (s) {
            case "a", "b" -> "ab";
            case String t when t.length() > 3 -> "long";
            case "c" -> "c";
            case null, default -> "nd";
        };
    }

    static String colors(Color c) {
        return switch (c) {
            case RED -> "r";
            case GREEN -> "g";
            case null -> "n";
        };
    }

    static void statement(Object o) {
        switch (o) {
            case String s:
                System.out.println("S " + s);
                break;
            case Integer i when i == 3:
                System.out.println("three");
            default:
                System.out.println("fell to default");
        }
    }

    public static void main(String[] args) {
        System.out.println(area(new Circle(1)) + " " + area(new Square(2)) + " " + area(new Rect(2, 3)));
        Object[] all = {null, 5, 500, -5, 7L, "", "hey", new int[0], new int[] {9}, Color.RED, Color.GREEN, new Rect(2, 2), new Rect(1, 2), List.of(1, 2, 3), List.of(), Map.entry("k", 1), String.class, 2.5, 'c'};
        for (Object o : all) System.out.println(describe(o));
        for (String s : new String[] {"a", "c", "dddd", "e", null}) System.out.print(strings(s) + " ");
        System.out.println(colors(Color.GREEN) + colors(null));
        statement("x");
        statement(3);
        statement(4);
        try {
            area(null);
        } catch (NullPointerException e) {
            System.out.println("npe for null shape");
        }
    }
}
