import java.util.*;
import java.util.stream.Collectors;

public class InventoryReport {
    enum Category { TOOLS, FOOD, TOYS }

    record Product(String sku, String name, Category cat, int stock, double price) {
        Product {
            if (price < 0) throw new IllegalArgumentException("negative price for " + sku);
        }

        double value() {
            return stock * price;
        }
    }

    static class OutOfStock extends RuntimeException {
        OutOfStock(String sku, int wanted, int have) {
            super("%s: wanted %d, have %d".formatted(sku, wanted, have));
        }
    }

    private final Map<String, Product> products = new LinkedHashMap<>();

    void load(String csv) {
        int line = 0;
        for (String row : csv.strip().split("\n")) {
            line++;
            String[] c = row.split(",");
            try {
                Product p = new Product(c[0].trim(), c[1].trim(), Category.valueOf(c[2].trim().toUpperCase(Locale.ROOT)), Integer.parseInt(c[3].trim()), Double.parseDouble(c[4].trim()));
                products.put(p.sku(), p);
            } catch (ArrayIndexOutOfBoundsException | IllegalArgumentException e) {
                System.out.println("line " + line + ": " + e.getMessage());
            }
        }
    }

    void sell(String sku, int n) {
        products.compute(sku, (k, p) -> {
            if (p == null) throw new NoSuchElementException("unknown " + k);
            if (p.stock() < n) throw new OutOfStock(k, n, p.stock());
            return new Product(p.sku(), p.name(), p.cat(), p.stock() - n, p.price());
        });
    }

    void report() {
        System.out.println("+" + "-".repeat(8) + "+" + "-".repeat(12) + "+" + "-".repeat(7) + "+" + "-".repeat(11) + "+");
        for (Product p : products.values()) System.out.printf(Locale.ROOT, "|%-8s|%-12.12s|%7d|%11.2f|%n", p.sku(), p.name(), p.stock(), p.value());
        Map<Category, DoubleSummaryStatistics> st = products.values().stream().collect(Collectors.groupingBy(Product::cat, () -> new EnumMap<>(Category.class), Collectors.summarizingDouble(Product::value)));
        st.forEach((k, v) -> System.out.printf(Locale.ROOT, "%-5s n=%d sum=%.2f max=%.2f avg=%.3f%n", k, v.getCount(), v.getSum(), v.getMax(), v.getAverage()));
    }

    public static void main(String[] args) {
        InventoryReport r = new InventoryReport();
        r.load("""
            T1, Hammer, tools, 10, 12.50
            F7, Long-life chocolate milk, food, 200, 1.19
            X, broken
            Y9, Robot, gadgets, 1, 5
            P2, Puzzle, toys, 7, 24.99
            B1, Bad, toys, x, 1
            N1, Negative, food, 1, -2
            T2, Saw, Tools, 3, 18
            """);
        r.report();
        for (String s : List.of("T1 4", "P2 8", "Q 1", "F7 200")) {
            String[] p = s.split(" ");
            try {
                r.sell(p[0], Integer.parseInt(p[1]));
                System.out.println("sold " + s);
            } catch (OutOfStock | NoSuchElementException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        r.report();
    }
}
