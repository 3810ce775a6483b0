public class GuessBinary {
    public static void main(String[] args) {
        int lo = 1, hi = 1000, n = 0, secret = 731;
        while (lo < hi) { int m = (lo + hi) / 2; n++; if (m < secret) lo = m + 1; else hi = m; }
        System.out.println(lo + " in " + n);
    }
}
