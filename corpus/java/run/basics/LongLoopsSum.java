public class LongLoopsSum {
    public static void main(String[] args) {
        long s = 0;
        for (int i = 0; i < 300000; i++) { s += i * (long) i; if ((i & 1) == 0) s ^= i; }
        System.out.println(s);
        double d = 0;
        for (int i = 1; i < 100000; i++) d += 1.0 / ((double) i * i);
        System.out.println(d);
    }
}
