import java.util.*;

public class TemperatureConverter {
    enum Scale { C, F, K; double toC(double v) { return switch (this) { case C -> v; case F -> (v - 32) * 5 / 9; case K -> v - 273.15; }; } double fromC(double v) { return switch (this) { case C -> v; case F -> v * 9 / 5 + 32; case K -> v + 273.15; }; } }

    public static void main(String[] args) {
        for (double t : new double[] {-40, 0, 37, 100}) { StringBuilder sb = new StringBuilder(); for (Scale a : Scale.values()) for (Scale b : Scale.values()) sb.append(String.format(Locale.ROOT, "%.1f%s=%.1f%s ", t, a, b.fromC(a.toC(t)), b)); System.out.println(sb); }
    }
}
