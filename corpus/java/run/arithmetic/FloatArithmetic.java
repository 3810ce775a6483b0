public class FloatArithmetic {
    public static void main(String[] args) {
        double[] v = {0.0, -0.0, 1, -1.5, 0.1, 1e-300, 1e300, Double.MIN_VALUE, Double.MAX_VALUE, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 3};
        for (double a : v) {
            StringBuilder sb = new StringBuilder();
            for (double b : v) {
                sb.append(a + b).append(' ').append(a - b).append(' ').append(a * b).append(' ').append(a / b).append(' ').append(a % b).append("; ");
            }
            System.out.println(sb);
            System.out.println(-a);
        }
        float[] w = {0f, -0f, 1f, 0.1f, -2.5f, 1e-38f, 1e38f, Float.MIN_VALUE, Float.MAX_VALUE, Float.NaN, Float.POSITIVE_INFINITY, 3f};
        for (float a : w) {
            StringBuilder sb = new StringBuilder();
            for (float b : w) {
                sb.append(a + b).append(' ').append(a - b).append(' ').append(a * b).append(' ').append(a / b).append(' ').append(a % b).append("; ");
            }
            System.out.println(sb);
            System.out.println(-a);
        }
        System.out.println(0.1 + 0.2);
        System.out.println(0.1f + 0.2f);
        System.out.println(0.1f + 0.2);
        System.out.println(100 * 1.1);
        System.out.println(5.3 % 2 + " " + -5.3 % 2 + " " + 5.3 % -2 + " " + 5e20 % 3);
        float f = 16777216f;
        f++;
        System.out.println(f);
        double d = 1e16;
        d++;
        System.out.println(d);
        System.out.println((int) 'a' * 1.5f);
    }
}
