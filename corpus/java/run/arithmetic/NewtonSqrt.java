public class NewtonSqrt {
    public static void main(String[] args) {
        for (double n : new double[] {2, 100, 0.25, 1e10}) { double x = n, p; int k = 0; do { p = x; x = (x + n / x) / 2; k++; } while (Math.abs(p - x) > 1e-12 * x && k < 100); System.out.println(n + " " + (Math.abs(x - Math.sqrt(n)) < 1e-9 * x) + " " + k); }
    }
}
