public class DecoratorPattern {
    interface Coffee { double cost(); String desc(); }
    record Plain() implements Coffee { public double cost() { return 2; } public String desc() { return "coffee"; } }
    record With(Coffee c, String x, double p) implements Coffee { public double cost() { return c.cost() + p; } public String desc() { return c.desc() + "+" + x; } }

    public static void main(String[] args) {
        Coffee c = new With(new With(new Plain(), "milk", 0.5), "sugar", 0.25);
        System.out.println(c.desc() + " " + c.cost() + " " + c);
    }
}
