public class IntArithmetic {
    static final int[] V = {0, 1, -1, 2, -2, 7, -7, 31, 32, 33, 255, 256, 65535, 65536, 1 << 30, Integer.MAX_VALUE, Integer.MIN_VALUE, Integer.MIN_VALUE + 1};

    public static void main(String[] args) {
        for (int a : V) {
            StringBuilder sb = new StringBuilder();
            for (int b : V) {
                sb.append(a + b).append(' ').append(a - b).append(' ').append(a * b).append(' ');
                sb.append(a & b).append(' ').append(a | b).append(' ').append(a ^ b).append(' ');
                if (b != 0) sb.append(a / b).append(' ').append(a % b).append(' ');
                sb.append(a << b).append(' ').append(a >> b).append(' ').append(a >>> b).append(';');
            }
            System.out.println(a + ": " + sb);
            System.out.println(-a + " " + ~a + " " + Integer.toHexString(a) + " " + (byte) a + " " + (short) a + " " + (int) (char) a);
        }
        try {
            System.out.println(1 / (args.length));
        } catch (ArithmeticException e) {
            System.out.println(e);
        }
        try {
            System.out.println(1 % (args.length));
        } catch (ArithmeticException e) {
            System.out.println(e);
        }
    }
}
