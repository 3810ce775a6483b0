// stdin: 3\nann 90 80 70.5\nbob 100 x 60\ncid 55.5 65 75\n# comment\n\nsum\n
import java.io.*;
import java.util.*;
import java.util.stream.*;
public class ReadNumbersTable {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        Map<String, double[]> m = new LinkedHashMap<>();
        for (int i = 0; i < n; i++) {
            StringTokenizer t = new StringTokenizer(br.readLine());
            String name = t.nextToken();
            double[] v = new double[t.countTokens()];
            for (int k = 0; t.hasMoreTokens(); k++) {
                String w = t.nextToken();
                try {
                    v[k] = Double.parseDouble(w);
                } catch (NumberFormatException e) {
                    v[k] = Double.NaN;
                    System.err.printf("line %d: %s%n", i + 2, e.getMessage());
                }
            }
            m.put(name, v);
        }
        System.out.printf("%-6s|%8s|%8s|%8s%n", "name", "mean", "min", "max");
        System.out.println("-".repeat(6) + "+--------".repeat(3));
        m.forEach((k, v) -> { DoubleSummaryStatistics s = Arrays.stream(v).filter(d -> !Double.isNaN(d)).summaryStatistics(); System.out.printf(Locale.ROOT, "%-6s|%8.2f|%8.1f|%8.3e%n", k, s.getAverage(), s.getMin(), s.getMax()); });
        System.out.println(br.lines().filter(l -> !l.startsWith("#")).collect(Collectors.toList()));
        System.out.println(m.values().stream().flatMapToDouble(Arrays::stream).sum());
    }
}
