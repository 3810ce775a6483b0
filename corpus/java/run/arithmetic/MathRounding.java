import java.util.*;

public class MathRounding {
    public static void main(String[] args) {
        for (double d : new double[] {-2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 2.4999, -2.5001}) System.out.println(d + " " + Math.round(d) + " " + Math.rint(d) + " " + Math.floor(d) + " " + Math.ceil(d) + " " + (int) d + " " + Math.floorDiv((int) d, 2) + " " + String.format(Locale.ROOT, "%.0f", d));
    }
}
