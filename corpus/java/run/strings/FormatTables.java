import java.util.*;

public class FormatTables {
    public static void main(String[] args) {
        for (Object[] r : new Object[][] {{"apple", 3, 1.5}, {"kiwi", 12, 0.25}, {"watermelon", 100, 12.345}}) System.out.printf(Locale.ROOT, "|%-8s|%5d|%8.2f|%08.3f|%+d|%x|%c|%b|%n", r[0], r[1], r[2], r[2], r[1], r[1], r[0].toString().charAt(0), r[1].equals(3));
        System.out.println(String.format("%3$s %1$s %2$s %1$s", "a", "b", "c") + String.format("%%|%n").length() + "%d%%".formatted(50));
    }
}
