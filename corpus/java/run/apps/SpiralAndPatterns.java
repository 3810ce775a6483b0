import java.util.*;
import java.util.stream.*;

public class SpiralAndPatterns {
    public static void main(String[] args) {
        for (int i = 1; i <= 4; i++) System.out.println(" ".repeat(4 - i) + "*".repeat(2 * i - 1));
        for (int i = 1; i <= 4; i++) { for (int j = 1; j <= 4; j++) System.out.printf("%4d", i * j); System.out.println(); }
        int n = 5, v = 1;
        int[][] m = new int[n][n];
        for (int l = 0; l < (n + 1) / 2; l++) { for (int j = l; j < n - l; j++) m[l][j] = v++; for (int i = l + 1; i < n - l; i++) m[i][n - 1 - l] = v++; for (int j = n - 2 - l; j >= l; j--) m[n - 1 - l][j] = v++; for (int i = n - 2 - l; i > l; i--) m[i][l] = v++; }
        for (int[] r : m) System.out.println(Arrays.stream(r).mapToObj(x -> String.format("%2d", x)).collect(Collectors.joining(" ")));
        for (int y = -3; y <= 3; y++) { StringBuilder sb = new StringBuilder(); for (int x = -6; x <= 6; x++) sb.append(x * x / 4 + y * y <= 9 ? '@' : '.'); System.out.println(sb); }
        for (int y = 0; y < 8; y++) { StringBuilder sb = new StringBuilder(); for (int x = 0; x < 8; x++) sb.append((x & y) == 0 ? '^' : ' '); System.out.println(sb.toString().stripTrailing()); }
    }
}
