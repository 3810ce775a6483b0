public class GcdLcm {
    static long gcd(long a, long b) { while (b != 0) { long t = a % b; a = b; b = t; } return Math.abs(a); }

    public static void main(String[] args) {
        System.out.println(gcd(48, 36) + " " + gcd(-48, 36) + " " + gcd(0, 5) + " " + gcd(Long.MAX_VALUE, 7) + " " + 21 / gcd(21, 6) * 6);
    }
}
