import java.util.*;

public class PerfectArmstrong {
    public static void main(String[] args) {
        List<Integer> p = new ArrayList<>(), a = new ArrayList<>();
        for (int n = 1; n < 10000; n++) { int s = 1; for (int d = 2; d * d <= n; d++) if (n % d == 0) s += d + (d * d == n ? 0 : n / d); if (s == n && n > 1) p.add(n); int k = String.valueOf(n).length(), t = 0; for (int m = n; m > 0; m /= 10) t += (int) Math.pow(m % 10, k); if (t == n) a.add(n); }
        System.out.println(p + " " + a);
    }
}
