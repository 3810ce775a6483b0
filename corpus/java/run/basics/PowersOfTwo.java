public class PowersOfTwo {
    public static void main(String[] args) {
        long p = 1;
        for (int i = 0; i < 66; i++, p *= 2) if (i % 11 == 0 || i > 60) System.out.println(i + " " + p + " " + (1L << i) + " " + (1 << i) + " " + Math.pow(2, i));
    }
}
