import java.util.*;

/** Strings joined in many ways before a hash is looked at. */
public class Joins {
    enum Colour { RED, GREEN, BLUE, YELLOW, BLACK }

    public static void main(String[] args) {
        int i = 3;
        long j = 4;
        double d = 2.5;
        float f = 1.25f;
        char c = 'x';
        boolean z = true;
        String s = "text";
        System.out.println("start " + new Object());
        System.out.println("i=" + i + new Object());
        System.out.println(i + " and " + j + " and " + d + new Object());
        System.out.println(s + c + z + f + new Object());
        for (int k = 0; k < 3; k++) System.out.println(k + ": " + s + ", " + d * k);
        System.out.println("a" + i + "b" + s + "c" + d + "d" + j + "e" + z + "f" + s + "g" + i + "h" + new Object());
        Map<Colour, Integer> lengths = new HashMap<>();
        for (Colour colour : Colour.values()) lengths.put(colour, colour.name().length());
        System.out.println(lengths);
    }
}
