public class BaseConversions {
    static String toBase(long n, int b) { if (n == 0) return "0"; StringBuilder sb = new StringBuilder(); boolean neg = n < 0; for (; n != 0; n /= b) sb.append(Character.forDigit((int) Math.abs(n % b), b)); return (neg ? "-" : "") + sb.reverse(); }
    static long fromBase(String s, int b) { long r = 0; for (char c : s.toCharArray()) { int d = Character.digit(c, b); if (d < 0) throw new NumberFormatException("digit " + c); r = r * b + d; } return r; }

    public static void main(String[] args) {
        for (long n : new long[] {0, 255, -255, Long.MAX_VALUE, Long.MIN_VALUE, 1L << 35}) for (int b : new int[] {2, 7, 16, 36}) System.out.print(toBase(n, b).equals(Long.toString(n, b)) + (b == 36 ? " " + toBase(n, b) + "\n" : ""));
        System.out.println(fromBase("ff", 16) + fromBase("1010", 2) + fromBase("zz", 36));
        try { fromBase("12", 2); } catch (NumberFormatException e) { System.out.println(e.getMessage()); }
        System.out.println(Integer.toBinaryString(10) + Integer.toOctalString(64) + Long.toBinaryString(-1L).length() + " " + Integer.parseUnsignedInt("ffffffff", 16) + " " + Integer.toUnsignedString(-1, 2).length() + " " + Long.parseUnsignedLong("zzzzzzzzzz", 36) + Integer.valueOf("77", 8) + Byte.valueOf("-80", 16));
    }
}
