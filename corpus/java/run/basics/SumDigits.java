public class SumDigits {
    public static void main(String[] args) {
        for (long n : new long[] {0, 9875, -123, Long.MAX_VALUE}) { long s = 0, m = n; while (m != 0) { s += Math.abs(m % 10); m /= 10; } System.out.println(n + " " + s + " " + new StringBuilder().append(Math.abs(n)).reverse()); }
    }
}
