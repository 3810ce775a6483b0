import java.util.*;

public class EmployeePayroll {
    static abstract class Emp { final String n; Emp(String n) { this.n = n; } abstract double pay(); }
    static class Hourly extends Emp { final double r; final int h; Hourly(String n, double r, int h) { super(n); this.r = r; this.h = h; } double pay() { return h <= 40 ? r * h : r * 40 + (h - 40) * r * 1.5; } }
    static class Boss extends Emp { Boss(String n) { super(n); } double pay() { return 5000.0 / 12; } }

    public static void main(String[] args) {
        double t = 0;
        for (Emp e : List.of(new Hourly("a", 10, 45), new Hourly("b", 12.5, 38), new Boss("c"))) { System.out.printf(Locale.ROOT, "%s %.2f%n", e.n, e.pay()); t += e.pay(); }
        System.out.printf(Locale.ROOT, "%.3f%n", t);
    }
}
