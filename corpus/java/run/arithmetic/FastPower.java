public class FastPower {
    static long pow(long b, int e) { long r = 1; while (e > 0) { if ((e & 1) != 0) r *= b; b *= b; e >>= 1; } return r; }

    public static void main(String[] args) {
        System.out.println(pow(3, 13) + " " + pow(-2, 63) + " " + pow(10, 18) + " " + pow(10, 20) + " " + pow(7, 0));
    }
}
