public class LongArithmetic {
    static final long[] V = {0, 1, -1, 2, -2, 10, -10, 63, 64, 65, 0xffffffffL, 1L << 32, 1L << 62, Long.MAX_VALUE, Long.MIN_VALUE, Long.MIN_VALUE + 1, Integer.MIN_VALUE};

    public static void main(String[] args) {
        for (long a : V) {
            StringBuilder sb = new StringBuilder();
            for (long b : V) {
                sb.append(a + b).append(' ').append(a - b).append(' ').append(a * b).append(' ');
                sb.append(a & b).append(' ').append(a | b).append(' ').append(a ^ b).append(' ');
                if (b != 0) sb.append(a / b).append(' ').append(a % b).append(' ');
                sb.append(a << b).append(' ').append(a >> b).append(' ').append(a >>> b).append(' ');
                sb.append(a < b ? "<" : a > b ? ">" : "=").append(';');
            }
            System.out.println(a + ": " + sb);
            System.out.println(-a + " " + ~a + " " + (int) a + " " + (byte) a + " " + (float) a + " " + (double) a);
        }
        long zero = args.length;
        try {
            System.out.println(1L / zero);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println(1L % zero);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
    }
}
