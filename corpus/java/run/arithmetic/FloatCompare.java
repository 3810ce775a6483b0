public class FloatCompare {
    static String cmp(double a, double b) {
        return (a < b ? "<" : "") + (a <= b ? "l" : "") + (a == b ? "=" : "") + (a != b ? "!" : "") + (a >= b ? "g" : "") + (a > b ? ">" : "") + (!(a < b) ? "n" : "") + (!(a > b) ? "m" : "");
    }

    static String cmpf(float a, float b) {
        return (a < b ? "<" : "") + (a <= b ? "l" : "") + (a == b ? "=" : "") + (a != b ? "!" : "") + (a >= b ? "g" : "") + (a > b ? ">" : "") + (!(a <= b) ? "n" : "") + (!(a >= b) ? "m" : "");
    }

    public static void main(String[] args) {
        double[] v = {0.0, -0.0, 1, -1, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MIN_VALUE, Double.MAX_VALUE};
        for (double a : v) {
            for (double b : v) {
                System.out.print(cmp(a, b) + ":" + Double.compare(a, b) + ":" + Double.valueOf(a).equals(b) + " ");
            }
            System.out.println();
        }
        float[] w = {0f, -0f, 1.5f, Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.MIN_VALUE};
        for (float a : w) {
            for (float b : w) {
                System.out.print(cmpf(a, b) + ":" + Float.compare(a, b) + " ");
            }
            System.out.println();
        }
        System.out.println(Double.NaN == Double.NaN);
        System.out.println(Math.min(0.0, -0.0) + " " + Math.max(-0.0, 0.0) + " " + Math.min(Double.NaN, 1) + " " + Math.max(1f, Float.NaN));
        System.out.println(1 / 0.0 + " " + -1 / 0.0 + " " + 0 / 0.0 + " " + 1 / -0.0);
        int n = 0;
        for (double d = 0; d != 1.0 && n < 20; d += 0.1) n++;
        System.out.println(n);
    }
}
