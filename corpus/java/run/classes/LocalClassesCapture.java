import java.util.*;

public class LocalClassesCapture {
    interface Shape { double area(); default String info() { return getClass().getSimpleName() + area(); } }
    static Shape make(String kind, double x) {
        double y = x * 2;
        class Sq implements Shape { public double area() { return x * x; } }
        class Re extends Sq { @Override public double area() { return super.area() + x * y; } }
        return switch (kind) { case "sq" -> new Sq(); case "re" -> new Re(); default -> new Shape() { public double area() { return y; } }; };
    }

    public static void main(String[] args) {
        for (String k : List.of("sq", "re", "other")) System.out.println(make(k, 3).info());
        int[] counter = {0};
        class Counter { final int id = ++counter[0]; Counter next() { return new Counter(); } }
        System.out.println(new Counter().next().next().id + " " + counter[0]);
        record Pair(int a, int b) { int sum() { return a + b; } static Pair of(int x) { return new Pair(x, x); } }
        System.out.println(Pair.of(4).sum() + " " + new Pair(1, 2));
    }
}
