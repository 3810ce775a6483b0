import java.util.*;

public class TemperatureStats {
    public static void main(String[] args) {
        double[] t = {21.5, 19.0, -3.25, 30.125};
        DoubleSummaryStatistics s = Arrays.stream(t).summaryStatistics();
        double m = s.getAverage(), v = 0;
        for (double x : t) v += (x - m) * (x - m);
        System.out.println(s.getMin() + " " + s.getMax() + " " + m + " " + v / t.length + String.format(Locale.ROOT, " %.4f", Math.sqrt(v / t.length)));
    }
}
