import java.util.*;

public class ChangeMaker {
    static List<Integer> change(int n, int... coins) { int[] best = new int[n + 1], last = new int[n + 1]; Arrays.fill(best, 1, n + 1, 1 << 20); for (int i = 1; i <= n; i++) for (int c : coins) if (c <= i && best[i - c] + 1 < best[i]) { best[i] = best[i - c] + 1; last[i] = c; } if (best[n] >= 1 << 20) throw new IllegalArgumentException("cannot make " + n); List<Integer> r = new ArrayList<>(); for (int i = n; i > 0; i -= last[i]) r.add(last[i]); return r; }

    public static void main(String[] args) {
        System.out.println(change(63, 1, 5, 10, 21, 25) + " " + change(0, 5) + " " + change(27, 4, 5));
        try { change(3, 2); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
    }
}
