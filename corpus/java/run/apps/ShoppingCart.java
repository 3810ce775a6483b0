import java.util.*;
import java.util.function.*;

public class ShoppingCart {
    interface Discount extends UnaryOperator<Double> { static Discount percent(double p) { return t -> t * (1 - p / 100); } static Discount over(double min, double off) { return t -> t > min ? t - off : t; } default Discount then(Discount d) { return t -> d.apply(apply(t)); } }
    record Line(String item, int qty, double price) { Line { if (qty <= 0) throw new IllegalArgumentException("quantity of " + item); } double total() { return qty * price; } }

    public static void main(String[] args) {
        List<Line> cart = new ArrayList<>();
        for (String s : List.of("apple:3:0.5", "tv:1:300", "pen:0:1", "bag:2:25.25")) { String[] p = s.split(":"); try { cart.add(new Line(p[0], Integer.parseInt(p[1]), Double.parseDouble(p[2]))); } catch (IllegalArgumentException e) { System.out.println("rejected " + e.getMessage()); } }
        double t = cart.stream().mapToDouble(Line::total).sum();
        System.out.println(t + " " + Discount.percent(10).apply(t) + " " + Discount.percent(10).then(Discount.over(300, 20)).apply(t) + " " + Discount.over(300, 20).then(Discount.percent(10)).apply(t));
        cart.sort(Comparator.comparing(Line::total).reversed());
        System.out.println(cart);
        cart.removeIf(l -> l.item().equals("tv"));
        System.out.println(cart.stream().map(Line::item).toList());
    }
}
