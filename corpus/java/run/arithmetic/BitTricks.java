public class BitTricks {
    public static void main(String[] args) {
        for (int n : new int[] {0, 1, 6, -1, 1 << 31, 255}) System.out.println((n & -n) + " " + (n & n - 1) + " " + (n ^ n >> 1) + " " + (n | n + 1) + " " + (~n & n + 1) + " " + ((n ^ n >> 31) - (n >> 31)) + " " + Integer.bitCount(n ^ 0x0f0f));
    }
}
