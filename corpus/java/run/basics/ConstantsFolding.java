public class ConstantsFolding {
    static final int A = 3 * 7, B = A << 2; static final long L = 1L << 40 | A; static final String S = "v" + A + B + 'c' + 1.5f + true; static final boolean Z = A > B ^ "x".length() == 1;

    public static void main(String[] args) {
        System.out.println(A + " " + B + " " + L + " " + S + " " + Z + " " + (byte) 200 + (char) 97 + (int) 3.9 + 7 / 2 + -7 % 3 + (5 > 3 ? "y" : "n"));
    }
}
