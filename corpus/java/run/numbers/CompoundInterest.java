import java.util.*;

public class CompoundInterest {
    public static void main(String[] args) {
        double b = 1000;
        for (int y = 1; y <= 5; y++) { b *= 1.05; System.out.printf(Locale.ROOT, "%d %.2f %s%n", y, b, Math.round(b * 100) / 100.0); }
        long c = 100000;
        for (int y = 0; y < 5; y++) c += c * 5 / 100;
        System.out.println(c);
    }
}
